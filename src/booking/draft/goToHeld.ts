/** To the booking held last: Enter goes on with it. */
export const goToHeld = () => document.querySelector<HTMLElement>('.cc-held li button')?.focus()
