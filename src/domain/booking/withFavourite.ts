import type { Favourite } from './rememberedCustomers'

/** Moves a customer to the front of the favourites, or removes it from them. */
export function withFavourite(
  favourites: readonly Favourite[],
  { id, role }: Favourite,
  isWanted: boolean,
): Favourite[] {
  const others = favourites.filter((each) => each.id !== id || each.role !== role)
  return isWanted ? [{ id, role }, ...others] : others
}
