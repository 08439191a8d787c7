import type { UseMutationOptions } from '@tanstack/react-query'
import type { IconName } from '@/components/Icon'
import type { Center } from '@/domain/people'
import { activateCenterMutation, deleteCenterMutation, inactivateCenterMutation } from '@/services/center.queries'
import { successTexts } from '@/services/http/successTexts'

/** What the popups with a question do. Adding and editing have a form in place of the question. */
export type CenterQuestion = 'activate' | 'inactivate' | 'delete'

interface QuestionPopup {
  title: string
  /** Gives the call; its variable is the center's id. */
  mutation: () => UseMutationOptions<void, Error, string>
  success: string
  isDangerous: boolean
  /** What the call does, in two sentences. */
  outcome: string
  remark: string
}

export const questionPopups: Record<CenterQuestion, QuestionPopup> = {
  activate: {
    title: 'Active Center',
    mutation: activateCenterMutation,
    success: successTexts.activateCenter,
    isDangerous: false,
    outcome: 'This center can log in again.',
    remark: 'Its username and password are the ones it had.',
  },
  inactivate: {
    title: 'Inactive Center',
    mutation: inactivateCenterMutation,
    success: successTexts.inactivateCenter,
    isDangerous: false,
    outcome: 'This center can no longer log in.',
    remark: 'Active lets it in again at any time.',
  },
  delete: {
    title: 'Delete Center',
    mutation: deleteCenterMutation,
    success: successTexts.deleteCenter,
    isDangerous: true,
    outcome: 'This center leaves the list and can no longer log in.',
    remark: 'This cannot be undone. To shut it out for a while, choose Inactive.',
  },
}

/** What a row offers: its button's name, and the popup that it opens. */
export interface RowAction {
  /** The button keeps its place, and the focus, when what it does changes. */
  slot: 'edit' | 'switch' | 'delete'
  action: CenterQuestion | 'edit'
  label: 'Edit' | 'Active' | 'Inactive' | 'Delete'
  icon: IconName
}

/**
 * The buttons of a center's row. The one in the middle switches it, and so has two names.
 *
 * @param center a row; without an id no call can name it, and there is nothing to offer
 */
export function rowActions({ id, isActive }: Center): RowAction[] {
  if (id === '') return []
  return [
    { slot: 'edit', action: 'edit', label: 'Edit', icon: 'edit' },
    isActive
      ? { slot: 'switch', action: 'inactivate', label: 'Inactive', icon: 'power' }
      : { slot: 'switch', action: 'activate', label: 'Active', icon: 'power' },
    { slot: 'delete', action: 'delete', label: 'Delete', icon: 'delete' },
  ]
}
