import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A port on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

/** Ends a process of ours, and waits until it has ended. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}

/** @returns the errors of pages, added as they are reported (listening.js); the caller empties the list */
export function problemsIn(output: Readable): string[] {
  const problems: string[] = []
  createInterface({ input: output }).on('line', (line) => {
    const [, text] = /^problem (".*")$/.exec(line) ?? []
    if (text !== undefined) problems.push(String(JSON.parse(text)))
  })
  return problems
}

/** Starts a virtual display. */
export async function hiddenDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.once('exit', () => reject(new Error(`${program} has no display for WebKit`)))
    display.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
  })
  return { name: `:${number}`, process: display }
}
