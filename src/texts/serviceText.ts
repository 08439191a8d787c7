import { company } from '@/company'
import { language } from './language'

let services: Map<string, string> | undefined

/** English names of the company's services, in small letters, with those of Urdu. */
const urduNames = () =>
  new Map([
    ...company.services.map(({ name, urdu }) => [name.toLowerCase(), urdu] as const),
    ...company.moreServices.map(({ name }) => [name.en.toLowerCase(), name.ur] as const),
  ])

/** One that the company does not name stays as it is. */
export function urduService(service: string): string {
  services ??= urduNames()
  return services.get(service.trim().toLowerCase()) ?? service
}

/** A service in the language of the page, for showing alone. */
export const serviceText = (service: string): string => (language === 'ur' ? urduService(service) : service)
