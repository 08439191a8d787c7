import type { CallFault } from './callFaults'
import type { RecordedCall } from './callLog'
import { countries } from './countries'
import { objectId } from './ids'
import type {
  StoredArchivedBill,
  StoredCenter,
  StoredCustomer,
  StoredOption,
  StoredShipment,
  StoredUpload,
} from './records'
import { seed } from './seed'

/** A password reset on its way; its token is in a cookie. */
interface PasswordReset {
  centerId: string
  otp: string
  /** Milliseconds. */
  expiresAt: number
  isVerified: boolean
}

/** All that the stand-in backend knows. Plain data, so that it survives edits of the code around it. */
export interface Store {
  centers: StoredCenter[]
  customers: StoredCustomer[]
  services: readonly StoredOption[]
  countries: readonly StoredOption[]
  /** The newest first. */
  shipments: StoredShipment[]
  archivedBills: StoredArchivedBill[]
  uploads: Map<string, StoredUpload>
  /** Ids of centers by token. */
  sessions: Map<string, string>
  resets: Map<string, PasswordReset>
  lastOtp: string | null
  /** Id of the center that a request without a session counts as; for tests alone. */
  testUser: string | null
  calls: RecordedCall[]
  faults: CallFault[]
  /** Lets the calls go on that wait by a fault. */
  held: (() => void)[]
  created: number
  /** How many shipments a reset seeds unless told. */
  size: number
  log: (text: string) => void
}

interface Options {
  /** How many shipments to seed. */
  shipments?: number
  /** The server's console, where one-time passwords are shown. */
  log?: (text: string) => void
}

export const STANDARD_SIZE = 200

function emptyStore(size: number, log: Store['log']): Store {
  return {
    centers: [],
    customers: [],
    services: [],
    countries,
    shipments: [],
    archivedBills: [],
    uploads: new Map(),
    sessions: new Map(),
    resets: new Map(),
    lastOtp: null,
    testUser: null,
    calls: [],
    faults: [],
    held: [],
    created: 0,
    size,
    log,
  }
}

export function createStore({ shipments = STANDARD_SIZE, log = (text) => console.info(text) }: Options = {}): Store {
  const store = emptyStore(shipments, log)
  seed(store, shipments)
  return store
}

/**
 * Brings a store back to its seed: data, sessions, recorded calls and queued faults.
 *
 * @param store the store that handlers already answer from
 * @param shipments how many shipments to seed this time; as many as at first unless told
 */
export function resetStore(store: Store, shipments = store.size): void {
  Object.assign(store, emptyStore(store.size, store.log))
  seed(store, shipments)
}

/** An id for something that a call has made. */
export function newId(store: Store): string {
  store.created += 1
  return objectId('created', store.created)
}
