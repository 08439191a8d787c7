import type { QueryClient } from '@tanstack/react-query'

/** Loads the rows and figures again that name a center as it was called. The code comes only then, with its worker. */
export async function centerRenamed(client: QueryClient): Promise<void> {
  const lists = await import('./shipment-list/reloadRenamed').catch(() => null)
  lists?.reloadRenamed(client)
}
