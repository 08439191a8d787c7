// `npm run check`: types and lint on one core while formatting is checked on the other.
import { spawn } from 'node:child_process'

const run = (commands) =>
  new Promise((resolve) => spawn(commands, { shell: true, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1)))
const codes = await Promise.all([
  run('tsc -p . && tsc -p src/build && tsc -p tests && oxlint --type-aware --deny-warnings'),
  run('prettier --check --log-level warn .'),
])
process.exit(Math.max(...codes))
