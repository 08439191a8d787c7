import { queryOptions } from '@tanstack/react-query'

/** What reads phone numbers comes with the first number of the form. */
export const phoneRulesQuery = () =>
  queryOptions({
    queryKey: ['phone-rules'],
    queryFn: async () => (await import('./phoneRules')).phoneRules,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
