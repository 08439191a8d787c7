import * as z from 'zod/mini'
import type { Center } from '@/domain/account'
import type { CenterForm } from '@/domain/forms/centerForm'
import { pathPart } from '@/paths'
import type { Fields } from './http/call'
import { readCall, writeCall } from './http/request'
import { accountFields, unlessEmpty } from './wire/accountFields'
import { entity, moment, objectOf, rowOf, yesNo } from './wire/schemas'
import { listOf } from './wire/readValues'

/** Calls to /api/center. All of them throw a ServiceError. */

/** Status 1 is active. */
const centerSchema = z.pipe(
  entity({ ...accountFields, status: yesNo, createdAt: moment, updatedAt: moment }),
  z.transform(({ status, ...center }) => ({ ...center, isActive: status })),
) satisfies z.ZodMiniType<Center>

const readCenter = objectOf<Center>(centerSchema)
const readCenters = listOf(rowOf<Center>(centerSchema))

/** The password confirmation is not sent. */
function centerFields(form: CenterForm): Fields {
  return {
    centerName: form.centerName,
    centerAddress: form.centerAddress,
    email: form.email,
    username: form.username,
    password: unlessEmpty(form.password),
    fullName: form.fullName,
    phone: unlessEmpty(form.phone),
  }
}

/** Adds a center. The phone is sent only if it is filled in. */
export const createCenter = (form: CenterForm): Promise<string> =>
  writeCall({
    method: 'POST',
    path: '/api/center/create',
    fields: centerFields(form),
    refusals: { 400: ({ first, error }) => first || error },
    success: 'Center added successfully !!',
  })

function change(verb: 'update' | 'delete' | 'active' | 'inactive', id: string, success: string, fields?: Fields) {
  return writeCall({
    method: 'PUT',
    path: `/api/center/${verb}/${pathPart(id)}`,
    ...(fields && { fields }),
    refusals: { 404: "Center doesn't exists" },
    success,
  })
}

/** Changes a center. Password and phone are sent only if they are filled in. */
export const updateCenter = (id: string, form: CenterForm): Promise<string> =>
  change('update', id, 'Center updated successfully !!', centerFields(form))

/** Removes a center. */
export const deleteCenter = (id: string): Promise<string> => change('delete', id, 'Center deleted successfully !!')

/** Lets a center log in again. */
export const activateCenter = (id: string): Promise<string> => change('active', id, 'Center active successfully !!')

/** Stops a center from logging in. */
export const inactivateCenter = (id: string): Promise<string> =>
  change('inactive', id, 'Center inactive successfully !!')

/** One center. An answer about another one is none: its values would be saved as those of this one. */
export const getCenter = (id: string): Promise<Center> =>
  readCall({
    path: `/api/center/getone/${pathPart(id)}`,
    read: (body) => {
      const center = readCenter(body)
      return center && ['', id].includes(center.id) ? center : null
    },
  })

/** All centers. */
export const getCenters = (): Promise<Center[]> => readCall({ path: '/api/center/getall', read: readCenters })
