import type { Center } from '@/domain/account'

export type CenterAction = 'edit' | 'activate' | 'inactivate' | 'delete'

export type OpenPopup = { kind: 'add' } | { kind: CenterAction; center: Center }
