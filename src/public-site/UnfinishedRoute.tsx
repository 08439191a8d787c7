/** Decorates pages without a result: a route that ends on the way, or is broken if something failed. */
export function UnfinishedRoute({ isBroken = false }: { isBroken?: boolean }) {
  return (
    <svg className="drawing" viewBox="0 0 420 220" aria-hidden="true">
      <path className="go" d="M14 196h70a28 28 0 0 0 28-28v-36a28 28 0 0 1 28-28h50" />
      <path className="dry" d={`M${isBroken ? 250 : 212} 104H256a28 28 0 0 0 28-28V64a28 28 0 0 1 28-28h64`} />
      <circle className="node" cx="14" cy="196" r="10" />
      {isBroken ? (
        <path className="cut" d="M208 92l24 24M232 92l-24 24" />
      ) : (
        <circle className="node" cx="190" cy="104" r="6" />
      )}
      <circle cx="392" cy="36" r="12" />
    </svg>
  )
}
