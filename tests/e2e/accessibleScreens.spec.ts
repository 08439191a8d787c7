import { lookAt } from './accessibleStates'
import { bookingStates } from './bookingStates'
import { screenStates } from './screenStates'

lookAt({ ...screenStates, ...bookingStates }, 12)
