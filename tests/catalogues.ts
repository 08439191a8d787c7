import { type Area, loadTexts } from '@/texts/t'

const catalogues = Object.keys(import.meta.glob('../src/texts/en/*.json'))
await loadTexts(...catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '') as Area))
