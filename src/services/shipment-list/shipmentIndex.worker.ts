import { expose } from 'comlink'
import { shipmentLists } from './shipmentLists'

/** Lists of shipments off the page's thread. */
expose(shipmentLists())
