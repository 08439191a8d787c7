/** A shipment of the mock backend that visitors may track, written into the page by its server; a built site has none. */
export const demoNumber = () => document.querySelector<HTMLMetaElement>('meta[name="demo-number"]')?.content ?? null
