// Runs all cases of the browser tests that try a sample in `npm test`, unless a variable says otherwise.
import config from './playwright.config'

const whole = { KILL_POINTS: '200', INTERLEAVINGS: '500' }
for (const [name, value] of Object.entries(whole)) process.env[name] ??= value

export default config
