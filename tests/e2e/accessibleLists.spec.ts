import { lookAt } from './accessibleStates'
import { listStates } from './listStates'

lookAt(listStates, 8)
