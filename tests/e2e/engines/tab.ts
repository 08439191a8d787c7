/** What a test asks of an engine: little enough for Playwright and for plain WebDriver. */

export interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An element that was found. Its methods do what a person would: what cannot be pressed is not. */
export interface Handle {
  click(): Promise<void>
  /** Types in place of what is there. */
  fill(text: string): Promise<void>
  attach(files: readonly File[]): Promise<void>
}

export interface Tab {
  goto(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs in the page; it knows nothing from here but its argument. */
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Awaited<Result>>
  find<Argument>(script: (argument: Argument) => Element | null, argument: Argument): Promise<Handle | null>
  resize(size: Size): Promise<void>
  /** What is to be seen, as PNG. */
  picture(): Promise<Buffer>
}

export interface Size {
  width: number
  height: number
}

/** A browser of somebody's own, with nothing kept from before. */
export interface Session {
  tab: Tab
  newTab(): Promise<Tab>
  /** The tab that the page has opened. */
  opened(): Promise<Tab>
  /** Errors in the console and violations of the policy, in all tabs. */
  problems(): string[]
  close(): Promise<void>
}

export interface Engine {
  start(baseURL: string): Promise<Session>
  stop(): Promise<void>
}
