/** A shipment that visitors may track, written into the page by the stand-in backend; null on a real backend. */
export const demoNumber = () => document.querySelector<HTMLMetaElement>('meta[name="demo-number"]')?.content ?? null
