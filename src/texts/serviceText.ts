import { company } from '@/company'
import { language } from './language'

let services: Map<string, string> | undefined

/** The Urdu names of the company's services by their English ones in lower case. */
const urduNames = () =>
  new Map([
    ...company.services.map(({ name, urdu }) => [name.toLowerCase(), urdu] as const),
    ...company.moreServices.map(({ name }) => [name.en.toLowerCase(), name.ur] as const),
  ])

/** A service in Urdu; unchanged if the company does not name it. */
export function urduService(service: string): string {
  services ??= urduNames()
  return services.get(service.trim().toLowerCase()) ?? service
}

/** A service in the language of the page, not for use in a sentence. */
export const serviceText = (service: string): string => (language === 'ur' ? urduService(service) : service)
