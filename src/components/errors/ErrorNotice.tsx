import type { ReactNode } from 'react'

interface ErrorNoticeProps {
  title: string
  children: ReactNode
  action: ReactNode
}

export function ErrorNotice({ title, children, action }: ErrorNoticeProps) {
  return (
    <main className="cc-broken" id="main">
      <svg className="drawing" viewBox="0 0 240 40" aria-hidden="true">
        <path className="go" d="M4 20h84" />
        <path className="cut" d="M112 12l16 16M128 12l-16 16" />
        <path className="dry" d="M152 20h84" />
      </svg>
      <h1>{title}</h1>
      <p>{children}</p>
      <div>{action}</div>
    </main>
  )
}
