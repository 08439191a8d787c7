interface BrandProps {
  name: string
  line: string
}

export function BrandMark() {
  return (
    <svg className="cc-mark" viewBox="0 0 40 40" aria-hidden="true">
      <path
        className="stroke"
        d="M33.6 9.8C30.6 5.9 25.8 3.4 20.4 3.4 11.2 3.4 3.8 10.8 3.8 20S11.2 36.6 20.4 36.6c5 0 9.2-2.2 12-5.4"
      />
      <path className="stroke" d="M28.6 14.4c-1.8-2.6-4.8-4.3-8.2-4.3-5.5 0-9.9 4.4-9.9 9.9 0 7.6 4.4 16.2 11.6 16.4" />
      <circle className="node" cx="33.2" cy="28.6" r="4.4" />
    </svg>
  )
}

/** For a link or a heading of class `cc-brand`. */
export function Brand({ name, line }: BrandProps) {
  return (
    <>
      <BrandMark />
      <span>
        <b translate="no">{name}</b> <small>{line}</small>
      </span>
    </>
  )
}
