/** The browser functions that the tests need, which both Playwright and plain WebDriver have. */

export interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An element that was found, which is used as a person would: what cannot be pressed is not pressed. */
export interface Handle {
  click(): Promise<void>
  /** Replaces its text. */
  fill(text: string): Promise<void>
  attach(files: readonly File[]): Promise<void>
}

export interface Tab {
  goto(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page, which can use nothing from outside but its argument. */
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Awaited<Result>>
  find<Argument>(script: (argument: Argument) => Element | null, argument: Argument): Promise<Handle | null>
  resize(size: Size): Promise<void>
  /** A screenshot, as PNG. */
  picture(): Promise<Buffer>
}

export interface Size {
  width: number
  height: number
}

/** A new browser without stored data. */
export interface Session {
  tab: Tab
  newTab(): Promise<Tab>
  /** The tab that the page has opened. */
  opened(): Promise<Tab>
  /** Console errors and policy violations of all tabs. */
  problems(): string[]
  close(): Promise<void>
}

export interface Engine {
  start(baseURL: string): Promise<Session>
  stop(): Promise<void>
}
