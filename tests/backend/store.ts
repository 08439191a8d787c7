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

/** A password reset in progress; its token is in a cookie. */
interface PasswordReset {
  centerId: string
  otp: string
  /** In milliseconds. */
  expiresAt: number
  isVerified: boolean
}

/** All data of the stand-in backend, without functions of its modules, so that it survives edits of these. */
export interface Store {
  centers: StoredCenter[]
  customers: StoredCustomer[]
  services: readonly StoredOption[]
  countries: readonly StoredOption[]
  /** Newest first. */
  shipments: StoredShipment[]
  archivedBills: StoredArchivedBill[]
  uploads: Map<string, StoredUpload>
  /** Ids of the centers by session token. */
  sessions: Map<string, string>
  resets: Map<string, PasswordReset>
  lastOtp: string | null
  /** Id of the center that a request without a session counts as, for unit tests only. */
  testUser: string | null
  calls: RecordedCall[]
  faults: CallFault[]
  /** Releases the calls that a fault holds back. */
  held: (() => void)[]
  created: number
  /** The number of shipments that a reset seeds by default. */
  size: number
  log: (text: string) => void
}

interface Options {
  shipments?: number
  /** Writes to the server's console, which shows one-time passwords. */
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
 * Resets a store to its seed, without sessions, recorded calls and queued faults.
 *
 * @param store the store that the handlers answer from
 * @param shipments the number of shipments to seed, by default that of its creation
 */
export function resetStore(store: Store, shipments = store.size): void {
  Object.assign(store, emptyStore(store.size, store.log))
  seed(store, shipments)
}

/** An id for something that a call has created. */
export function newId(store: Store): string {
  store.created += 1
  return objectId('created', store.created)
}
