import type { Rolldown } from 'vite'

/** What a browser loads before a page is usable. */
export interface FirstVisit {
  scripts: string[]
  /** Those that are started; the others are imported by them. */
  entries: string[]
  styles: string[]
  modules: string[]
}

/** Files in the order in which a browser requests them. @param modules paths from the repository's root */
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
    entries: [...seen].flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : [])),
    styles: [...styles],
    modules: modulesOf([...seen], root),
  }
}

export function modulesOf(chunks: readonly Rolldown.OutputChunk[], root: string): string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(`${root}/`, '')))
}

export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}
