import { expose } from 'comlink'
import { sortTextsIn } from '@/domain/compareTexts'
import { setShownNames } from '@/domain/shownNames'
import { urduPlace } from '@/texts/placeName'
import { urduService } from '@/texts/serviceText'
import { shipmentLists } from './shipmentLists'
import { languageIn } from './workerName'

/** Loads and searches a tab's lists outside its main thread. */
const language = languageIn(self.name)
sortTextsIn(language)
if (language === 'ur') setShownNames({ place: urduPlace, service: urduService })
expose(shipmentLists())
