import { expose } from 'comlink'
import { sortTextsIn } from '@/domain/textOrder'
import { shipmentLists } from './shipmentLists'
import { languageIn } from './workerName'

/** Keeps a tab's lists off its main thread. */
sortTextsIn(languageIn(self.name))
expose(shipmentLists())
