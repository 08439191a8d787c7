import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import { columns, fetchRows, type Row } from './rows'

/** A well-known grid, set up as in its quick start. */
ModuleRegistry.registerModules([AllCommunityModule])

const load = document.createElement('button')
load.id = 'load'
load.textContent = 'Load'
const search = document.createElement('input')
search.type = 'search'
const place = document.createElement('div')
place.className = 'place'
const rules = document.createElement('style')
rules.textContent = '.place { height: calc(100vh - 4rem) }'
document.head.append(rules)
document.getElementById('root')?.append(load, search, place)

const mounted = () =>
  createGrid<Row>(place, {
    columnDefs: columns.map(({ id, head, value }) => ({
      colId: id,
      headerName: head,
      valueGetter: ({ data }) => (data ? value(data) : ''),
    })),
    getRowId: ({ data }) => data._id,
    rowData: [],
  })

/** With `?late` it is mounted at the click, as a screen is that is opened by it; otherwise it waits there for its rows. */
let grid = location.search === '?late' ? null : mounted()
load.addEventListener('click', () => {
  const shown = (grid ??= mounted())
  void fetchRows().then((rowData) => shown.setGridOption('rowData', rowData))
})
search.addEventListener('input', () => grid?.setGridOption('quickFilterText', search.value))
