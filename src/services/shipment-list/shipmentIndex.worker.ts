import { expose } from 'comlink'
import { shipmentLists } from './shipmentLists'

/** Keeps a tab's lists off its main thread. */
expose(shipmentLists())
