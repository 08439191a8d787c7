const LABELLED = 'button, input, meter, output, progress, select, textarea'

/**
 * To find the labels of a control, jsdom walks the whole page once for each label, and Testing Library asks this of each
 * control whenever one is looked for by its label: a fourth of the screens' tests.
 */
export function quickLabels(): void {
  const labels = {
    configurable: true,
    get(this: HTMLElement) {
      if (this instanceof HTMLInputElement && this.type === 'hidden') return null
      const around = this.closest('label')
      const isFirst = around && !around.htmlFor && around.querySelector(LABELLED) === this
      const named = this.id === '' ? [] : Array.from(document.getElementsByTagName('label'))
      const found = named.filter((label) => label.htmlFor === this.id)
      return isFirst ? [...found, around] : found
    },
  }
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', labels)
  }
}
