import type { CenterForm } from '@/domain/forms/centerForm'
import type { Center } from '@/domain/people'

/**
 * What the form of a center starts with. A password is written only, never read.
 *
 * @param center the center to edit; none for a new one
 */
export function centerFormOf(center?: Center): CenterForm {
  return {
    centerName: center?.centerName ?? '',
    centerAddress: center?.centerAddress ?? '',
    email: center?.email ?? '',
    username: center?.username ?? '',
    fullName: center?.fullName ?? '',
    phone: center?.phone ?? '',
    password: '',
    confirmPassword: '',
  }
}
