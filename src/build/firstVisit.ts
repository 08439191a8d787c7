import type { Rolldown } from 'vite'

/** What a browser loads before a page of the site can be used. */
export interface FirstVisit {
  scripts: string[]
  styles: string[]
  /** The source files in it. */
  modules: string[]
}

/**
 * Collects the files of a page: those that hold its modules, and all that these import, in the order in which a browser
 * would come to ask for them.
 *
 * @param bundle what has been built
 * @param root the repository
 * @param modules source files, from the repository
 * @throws Error where one of them is not in the bundle
 */
export function firstVisit(bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]): FirstVisit {
  const chunks = chunksOf(bundle)
  const seen = new Set<Rolldown.OutputChunk>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${module}`))
    if (!holder) throw new Error(`${module} is not in the bundle`)
    visit(holder)
  }
  return {
    scripts: [...seen].map(({ fileName }) => fileName),
    styles: [...styles],
    modules: modulesOf([...seen], root),
  }
}

/** The source files in chunks, from the repository. */
export function modulesOf(chunks: readonly Rolldown.OutputChunk[], root: string): string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(`${root}/`, '')))
}

export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}
