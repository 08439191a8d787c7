/** Stands for the rows above or below those that are drawn. */
export function Gap({ height }: { height: number }) {
  return (
    <tr className="cc-gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  )
}
