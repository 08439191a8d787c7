import { expose } from 'comlink'
import { sortTextsIn } from '@/domain/compareTexts'
import { shipmentLists } from './shipmentLists'
import { languageIn } from './workerName'

/** Loads and searches a tab's lists outside its main thread. */
sortTextsIn(languageIn(self.name))
expose(shipmentLists())
