// Faults that our guards exist for: each is put into a copy of the product, and the tests named must notice it. `find`
// stands exactly once in the file; where the code has changed, change the fault with it.

const certainty = 'tests/dashboard/booking/submit/bookingCertainty.test.tsx'
const interleavings = 'tests/dashboard/booking/submit/bookingSubmission.test.ts'
const numberScreen = 'tests/dashboard/booking/number/bookingNumber.test.tsx'
const refusedNumber = 'tests/dashboard/booking/submit/refusedNumber.test.ts'
const looksScreen = 'tests/dashboard/booking/submit/bookingLooks.test.tsx'
const draftScreen = 'tests/dashboard/booking/draft/bookingDraft.test.tsx'
const counterScreen = 'tests/dashboard/booking/customers/bookingCounter.test.tsx'
const unfinishedScreen = 'tests/dashboard/booking/draft/bookingUnfinished.test.tsx'
const writesTest = 'tests/browser/latestWrites.test.ts'
const tracesScreen = 'tests/dashboard/session/localTraces.test.tsx'
const sessionScreen = 'tests/dashboard/session/session.test.tsx'
const actionsScreen = 'tests/dashboard/shipments/actions/actions.test.tsx'
const money = 'tests/domain/money/money.test.ts'
const billing = 'tests/domain/money/billing.test.ts'
const weights = 'tests/domain/money/weight.test.ts'

const useSubmitBooking = 'src/dashboard/booking/submit/useSubmitBooking.ts'
const submission = 'src/dashboard/booking/submit/submission.ts'
const bookUnder = 'src/dashboard/booking/submit/bookUnder.ts'
const looksAgain = 'src/dashboard/booking/submit/useLooksAgain.ts'
const findBooking = 'src/dashboard/booking/submit/findBooking.ts'
const draft = 'src/dashboard/booking/draft/draft.ts'
const draftStore = 'src/dashboard/session/draftStore.ts'
const localTraces = 'src/dashboard/session/localTraces.ts'
const links = 'src/domain/links.ts'
const paths = 'src/paths.ts'
const routes = 'src/routes.tsx'
const wire = 'src/services/wire/wire.ts'
const savedParties = 'src/domain/booking/savedParties.ts'
const savedPartiesTest = 'tests/domain/booking/savedParties.test.ts'

/** @param {string} guard */
const of =
  (guard) =>
  (/** @type {string[]} */ [file, find, replace, ...tests]) => ({
    guard,
    file,
    find,
    replace,
    tests,
  })

export const mutations = [
  ...[
    [useSubmitBooking, 'if (isBusy.current) return\n', '', certainty],
    [useSubmitBooking, "isBusy.current = outcome.is === 'booked'", 'isBusy.current = false', certainty],
    ['src/browser/locks.ts', '(lock ? work() : BUSY)', 'work()', certainty],
    [
      submission,
      '(await parts.tryWithLock(() => submitAlone(parts, submission)))',
      '(await submitAlone(parts, submission))',
      certainty,
    ],
    [bookUnder, 'await ledger.write({ draftId, airwayBillNo, id: null })', '', interleavings],
  ].map(of('submission lock')),

  ...[
    [
      bookUnder,
      'const found = await lookUp(parts, attempts, looksAfter(error))',
      "const found = { is: 'free' } as LookUp",
      certainty,
    ],
    [submission, 'if (pinned === undefined)', 'if (true as boolean)', interleavings],
    [bookUnder, "if (found.is === 'ours' &&", "if (found.is !== 'ours' &&", interleavings],
    [findBooking, 'if (failed) throw failed.reason', '', certainty],
    [findBooking, 'isSameText(shipment.consignee, booking.recContactPerson)', 'true', certainty],
    [findBooking, 'shipment.center === booking.user', 'true', certainty],
    [useSubmitBooking, 'if (cutOff && !cutOff.isSettled) look()', '', certainty],
    ['src/services/http/errors.ts', 'status === 408 || status >= 520 ||', '', certainty],
    [
      'src/dashboard/shipments/actions/useChangeStatus.ts',
      'unsure: isLost(error) ? order : unsure',
      'unsure: null',
      actionsScreen,
    ],
    [bookUnder, '(await isNext(parts, airwayBillNo)) !== true', 'false', certainty],
    [looksAgain, 'isWanted.current ? 0 : (PAUSES[looks.current] ?? LATER)', 'LATER', looksScreen],
    [looksAgain, 'if (unknown?.isLooking) isWanted.current = true\n    else ', '', looksScreen],
    [looksAgain, 'return () => clearTimeout(timer)', '', looksScreen],
  ].map(of('lost answer')),

  ...[
    [submission, "typeof next === 'string' && ", 'false && ', numberScreen, refusedNumber],
    [submission, 'if (latest) await stepAside(took, gone.length)', '', interleavings],
    [submission, 'if (gone.length >= OTHER_NUMBERS)', 'if (true as boolean)', interleavings],
    [submission, 'if (gone.length >= OTHER_NUMBERS)', 'if (false as boolean)', numberScreen, refusedNumber],
    [submission, "if (parts.isOver()) return { is: 'refused', message: '' }", '', numberScreen, refusedNumber],
    [submission, 'if (isNumberGiven) return', 'if (true as boolean) return', numberScreen, refusedNumber],
    [
      bookUnder,
      "if ((await isNext(parts, airwayBillNo)) !== false) return { is: 'free' }",
      '',
      numberScreen,
      refusedNumber,
    ],
    [
      bookUnder,
      'const found = await lookUp(parts, attempts, 1)',
      "const found = { is: 'free' } as LookUp",
      numberScreen,
      refusedNumber,
    ],
    [
      'src/dashboard/booking/submit/askNextNumber.ts',
      'Promise.race([nextNumber(), tooLate])',
      'nextNumber()',
      numberScreen,
      refusedNumber,
    ],
  ].map(of('number of a booking')),

  ...[
    [draft, 'content[entry] = value\n', '', draftScreen],
    [draft, 'texts: readTexts(opened.texts),', 'texts: {},', draftScreen],
    [draft, 'if (copied === id) isShared = true', '', draftScreen],
    [draft, 'if (isHeld) holdId()', '', draftScreen],
    [draft, 'changedFiles.set(slot, file)', 'void file', draftScreen],
    [draft, "if (how === 'given up' && isShared) return", "if (how === 'booked' && isShared) return", draftScreen],
    [draft, 'removeDraftId(owner)\n', '', unfinishedScreen],
    [draftStore, 'if (isOver()) return\n', '', tracesScreen],
    [
      draftStore,
      "startsWith(ofOwner(owner)), ['drafts', 'files'])",
      "startsWith(''), ['drafts', 'files'])",
      counterScreen,
    ],
    [draftStore, "await removeWhere((key) => key !== owner, ['keys'])", '', counterScreen],
    [draftStore, 'isHeld: held.has(draft.id)', 'isHeld: false', unfinishedScreen],
    [draftStore, 'now - row.at > KEPT_FOR', 'now < row.at', unfinishedScreen],
    ['src/browser/browserDatabase.ts', "? { durability: 'strict' } : {}", '? {} : {}', draftScreen],
    ['src/browser/latestWrites.ts', 'if (!isUnderWay) return start()', 'return start()', writesTest],
    ['src/browser/latestWrites.ts', 'if (turn < written) return false\n', '', writesTest],
    [
      'src/dashboard/session/useLogout.ts',
      'if (lost.length > 0) setAsked',
      'if (false as boolean) setAsked',
      unfinishedScreen,
    ],
    [
      bookUnder,
      'await journal.write({ airwayBillNo, attempts, isSettled: false })',
      'void journal.write({ airwayBillNo, attempts, isSettled: false })',
      unfinishedScreen,
    ],
    [
      draft,
      'const stopListening = onForgetting(() => {\n        isClosed = true',
      'const stopListening = onForgetting(() => {\n        isClosed = false',
      tracesScreen,
    ],
    [
      localTraces,
      'if (key.startsWith(TRACE_PREFIX) && !key.endsWith(`:${owner}`))',
      'if (false as boolean)',
      counterScreen,
    ],
    [localTraces, 'if (key.startsWith(TRACE_PREFIX)) storage.removeItem(key)', 'void key', tracesScreen],
    [localTraces, 'queryClient.clear()', '', tracesScreen],
    [localTraces, 'forgetTrackedNumbers()\n', '', 'tests/public-site/tracking/recentNumbers.test.tsx'],
    ['src/services/http/queryClient.ts', ', gcTime: 0', '', 'tests/services/queries.test.ts'],
    [localTraces, 'browserDatabase.clear().catch(() => undefined)', '', tracesScreen],
    ['src/dashboard/booking/submit/receiptTab.ts', 'emptyTab(tab)\n', '', tracesScreen],
    ['src/dashboard/session/useLogout.ts', 'if (isTransient(error) || ', 'if (', tracesScreen],
    [
      'src/dashboard/session/useLogout.ts',
      ' || (isUnauthorized(error) && !(await isSessionAlive(queryClient)))',
      '',
      sessionScreen,
    ],
    ['src/dashboard/session/dashboardClient.ts', 'forgetEverything(client)\n', '', tracesScreen],
    ['src/dashboard/session/dashboardClient.ts', 'document.body.replaceChildren()\n', '', tracesScreen],
    [
      'src/dashboard/session/userKey.ts',
      'await crypto.subtle.encrypt({ name: AES, iv }, key, bytes)',
      '(bytes as Uint8Array<ArrayBuffer>).slice().buffer',
      draftScreen,
    ],
  ].map(of('booking draft')),

  ...[
    [links, '/^https?:\\/\\/[^/\\\\]/i', '/^[a-z]+:/i', 'tests/domain/links.test.ts'],
    [
      links,
      "const isWeb = url.protocol === 'http:' || url.protocol === 'https:'\n    return isWeb && url.hostname !== '' && url.username === ''",
      "return url.hostname !== ''",
      'tests/domain/links.test.ts',
    ],
    [links, 'character.charCodeAt(0) < 0x20', 'false', 'tests/domain/links.test.ts'],
  ].map(of('links from data')),

  ...[
    [routes, 'if (!user) {', 'if (false as boolean) {', sessionScreen],
    [
      'src/services/center.queries.ts',
      'if (before && (!user || identityOf(before) !== identityOf(user)))',
      'if (false)',
      'tests/services/queries.test.ts',
    ],
    [
      'src/services/center.queries.ts',
      'staleTime: ({ state }) => (state.data && !isBeforeSignIn(state.dataUpdatedAt) ? Infinity : 0)',
      'staleTime: Infinity',
      'tests/services/queries.test.ts',
    ],
    ['src/services/center.queries.ts', ' && !isBeforeSignIn(state.dataUpdatedAt)', '', sessionScreen],
    ['src/dashboard/session/dashboardClient.ts', 'here && identityOf(here) !== id', 'false as boolean', sessionScreen],
  ].map(of('session guard')),

  ...[
    [
      routes,
      'if (!mayOpen(context.get(sessionContext).user, screen)) throw redirect(paths.dashboard())',
      '',
      sessionScreen,
    ],
    [
      'src/domain/roles.ts',
      'archives: [HEAD_OFFICE],',
      'archives: [HEAD_OFFICE, CENTER],',
      'tests/domain/roles.test.ts',
    ],
    [
      'src/domain/roles.ts',
      'moveShipments: (viewer: Viewer) => viewer.role === HEAD_OFFICE',
      'moveShipments: () => true',
      'tests/domain/roles.test.ts',
    ],
  ].map(of('role guard')),

  ...[
    [paths, 'next !== null && isDashboardPath(next) ? next', 'next !== null ? next', 'tests/paths.test.ts'],
    [paths, "if (!next.startsWith(DASHBOARD) || next.includes('\\\\')) return false\n", '', 'tests/paths.test.ts'],
    [paths, 'url.pathname.startsWith(`${DASHBOARD}/`)', 'true', 'tests/paths.test.ts'],
    [
      'src/public-site/login/LoginPage.tsx',
      "afterLogin(pageAskedFor(search.get('next')))",
      "(pageAskedFor(search.get('next')) ?? paths.dashboard())",
      sessionScreen,
    ],
  ].map(of('redirect after login')),

  ...[
    ['src/domain/csv.ts', "FORMULA.test(text) ? `'${text}` : text", 'text', 'tests/domain/csv.test.ts'],
    ['src/domain/csv.ts', '[=+\\-@\\uff1d', '[=+\\-\\uff1d', 'tests/domain/csv.test.ts'],
    ['src/domain/csv.ts', "harmless.replaceAll('\"', '\"\"')", 'harmless', 'tests/domain/csv.test.ts'],
  ].map(of('CSV cells')),

  ...[
    [
      'src/domain/money/money.ts',
      'const HALF_UP = Big.roundHalfUp',
      'const HALF_UP = Big.roundHalfEven',
      money,
      billing,
    ],
    [
      'src/domain/money/money.ts',
      'decimal(value).round(2, HALF_UP)',
      'new Big(Math.round(Number(value) * 100) / 100)',
      money,
      billing,
    ],
    [
      'src/domain/money/money.ts',
      'grouped(decimal(value).toFixed(2, HALF_UP))',
      'grouped(Number(value).toFixed(2))',
      money,
    ],
    [
      'src/domain/money/billing.ts',
      'return round2(net.times(decimal(charges.gst).div(100).plus(1)))',
      'return round2(decimal(charges.amount).times(decimal(charges.gst).div(100).plus(1)).minus(decimal(charges.discount)))',
      billing,
    ],
    [
      'src/domain/money/billing.ts',
      'return round2(orOne(line.quantity).times(orOne(line.price)))',
      'return orOne(line.quantity).times(orOne(line.price))',
      billing,
    ],
    ['src/domain/money/billing.ts', 'isBlank(value) ? new Big(1)', 'isBlank(value) ? new Big(0)', billing],
    [
      'src/domain/money/dayEnd.ts',
      'amount: sum(shipments.map(netAmountOrNone))',
      'amount: round2(sum(shipments.map(({ amount }) => amount)))',
      'tests/domain/money/dayEnd.test.ts',
    ],
    [
      'src/domain/money/dayEnd.ts',
      'shipments.filter((shipment) => !isVoid(shipment))',
      'shipments.filter((shipment) => shipment.id !== null)',
      'tests/domain/money/dayEnd.test.ts',
    ],
    [
      'src/services/wire/shipmentRow.ts',
      'hasReadableTerms(row) ? readNumber(row.amount) : null',
      'readNumber(row.amount)',
      'tests/domain/money/dayEnd.test.ts',
    ],
    [
      'src/domain/money/grossPaisa.ts',
      '(2 * Math.abs(sum) + divisor)',
      '(2 * Math.abs(sum))',
      'tests/domain/shipment-index/shipmentIndexProperties.test.ts',
    ],
  ].map(of('money')),

  ...[
    [
      'src/domain/money/weight.ts',
      'decimal(row.length).times(decimal(row.length)).times(decimal(row.width))',
      'decimal(row.length).times(decimal(row.height)).times(decimal(row.width))',
      weights,
    ],
    ['src/domain/money/weight.ts', 'const DIVISOR = 5000', 'const DIVISOR = 6000', weights],
    [
      'src/domain/money/weight.ts',
      'volumetric.gt(scale)',
      'volumetric.lt(scale)',
      weights,
      'tests/domain/booking/counter.test.ts',
    ],
  ].map(of('weights')),

  ...[
    [
      'src/domain/booking/uploads.ts',
      'signatures[kind].every(',
      'signatures[kind].some(',
      'tests/domain/booking/uploads.test.ts',
    ],
    [
      'src/domain/booking/uploads.ts',
      '!kindsTaken[field].includes(kind)',
      'false',
      'tests/domain/booking/uploads.test.ts',
    ],
    [
      'src/domain/booking/uploads.ts',
      'size > MAX_UPLOAD_BYTES',
      'size > 2 * MAX_UPLOAD_BYTES',
      'tests/domain/booking/uploads.test.ts',
    ],
    ['src/domain/booking/uploads.ts', "includes('%%EOF')", "includes('%')", 'tests/domain/booking/uploads.test.ts'],
    [
      'src/domain/booking/pictures.ts',
      'hasEnd(view, at) ? pixels : null',
      'pixels',
      'tests/domain/booking/pictures.test.ts',
    ],
  ].map(of('uploads')),

  ...[
    ['src/domain/typedNumbers.ts', 'DOUBTFUL.test(body) &&', 'false &&', 'tests/domain/numbers.test.ts'],
    ['src/domain/typedNumbers.ts', "digits.replace(/^0+(?=\\d)/, '')", 'digits', 'tests/domain/numbers.test.ts'],
    [
      'src/domain/forms/bookingForm.ts',
      'Number(plainDecimal(value.discount)) > Number(plainDecimal(value.amount))',
      'false',
      'tests/domain/forms/bookingForm.test.ts',
    ],
    ['src/domain/phone.ts', 'if (dialled.startsWith(`${PAKISTAN}0`))', 'if (false)', 'tests/domain/phone.test.ts'],
    [
      'src/dashboard/booking/form/DoubtsDialog.tsx',
      '!accepted.current.has(keyOf(doubt))',
      'doubt.text',
      'tests/dashboard/booking/form/bookingDoubts.test.tsx',
    ],
  ].map(of('typed values')),

  ...[
    [
      'src/dashboard/useOneCall.ts',
      'if (begun.current === ended) return\n',
      '',
      'tests/dashboard/centers/centersPopups.test.tsx',
    ],
    [
      'src/browser/useOneAtATime.ts',
      'if (isBusy) return undefined\n',
      '',
      'tests/dashboard/shipments/actions/actions.test.tsx',
    ],
  ].map(of('one call per popup')),

  ...[
    [
      'src/dashboard/shipments/actions/useChangeStatus.ts',
      'if (isDone || isMoved(before, now)) {',
      'if (isDone) {',
      'tests/dashboard/shipments/actions/movedMeanwhile.test.tsx',
    ],
    [
      'src/dashboard/shipments/actions/useChangeStatus.ts',
      'const isDone = unsure !== null && isCarriedOut(unsure, before, now)',
      'const isDone = false as boolean',
      'tests/dashboard/tracking-management/trackingManagement.test.tsx',
    ],
    [
      'src/services/airwayBill.ts',
      'retried(() => trackShipment(airwayBillNo)).catch(() => null)',
      'retried(() => trackShipment(airwayBillNo))',
      'tests/dashboard/shipments/actions/movedMeanwhile.test.tsx',
    ],
  ].map(of('newest status')),

  ...[
    [
      'src/services/http/queryClient.ts',
      'mutations: { retry: false',
      'mutations: { retry: 2',
      'tests/services/queries.test.ts',
    ],
    [
      'src/services/http/readRetry.ts',
      'failures < 2 && isTransient(error)',
      'failures < 2',
      'tests/services/queries.test.ts',
    ],
  ].map(of('no retry of writing calls')),

  ...[
    [
      wire,
      "typeof value === 'object' && value !== null && !Array",
      "typeof value === 'object' && !Array",
      'tests/services/wire/wire.test.ts',
    ],
    [
      wire,
      'if (isObject(row)) rows.push(readRow(row))',
      'rows.push(readRow(row as WireObject))',
      'tests/services/wire/wire.test.ts',
      'tests/services/wire/malformedBodies.test.ts',
    ],
    [
      wire,
      "return isObject(value) ? readText(value[field]) : ''",
      'return readText((value as WireObject)[field])',
      'tests/services/wire/shipmentRow.test.ts',
    ],
    ['src/domain/numbers.ts', "value.trim() === '' ||", '', 'tests/domain/numbers.test.ts'],
  ].map(of('rows with holes')),

  ...[
    [
      'src/domain/tracking/trackingNumbers.ts',
      '/^\\d{10}$/',
      '/^\\d{10}/',
      'tests/domain/tracking/trackingNumber.test.ts',
    ],
    [
      'src/domain/tracking/trackingNumbers.ts',
      '/^\\d{10}$/',
      '/^\\w{10}$/',
      'tests/domain/tracking/trackingNumber.test.ts',
    ],
  ].map(of('tracking number')),

  ...[
    ['src/domain/forms/fields.ts', 'visibleText(text).trim()', 'text.trim()', 'tests/domain/forms/forms.test.ts'],
    [
      'src/components/form/visibleTyping.ts',
      '!(event as InputEvent).isComposing',
      'true',
      'tests/dashboard/booking/fields/bookingInvisible.test.tsx',
    ],
    [
      'src/dashboard/shipments/scan/ScanPanel.tsx',
      'the button of another entry.\n    field.current?.focus()',
      'the button of another entry.',
      'tests/dashboard/shipments/scan/scanner.test.tsx',
    ],
  ].map(of('text as people see it')),

  ...[
    [
      'src/domain/forms/fields.ts',
      'if (confirmPassword === password) return',
      'if (confirmPassword !== undefined) return',
      'tests/domain/forms/forms.test.ts',
    ],
    [
      'src/domain/forms/fields.ts',
      "if (check.value.confirmPassword !== '') confirmed(check)",
      '',
      'tests/domain/forms/forms.test.ts',
    ],
  ].map(of('confirmed password')),

  ...[
    ['src/components/messages/useMessages.tsx', 'const SHOWN_FOR = 3000', 'const SHOWN_FOR = 2000', sessionScreen],
    ['src/components/messages/useMessages.tsx', 'const SHOWN_FOR = 3000', 'const SHOWN_FOR = 5000', sessionScreen],
  ].map(of('3-second messages')),

  ...[
    [savedParties, 'saved.company.trim() === company.trim() && ', 'saved.company !== undefined && ', savedPartiesTest],
    [savedParties, "if (role === 'shipper') return customers.filter(mayShip)\n", '', savedPartiesTest],
    [savedParties, 'return latter ? former !== latter : names.length === 0', 'return false', savedPartiesTest],
    [
      'src/domain/booking/knownCustomers.ts',
      '?.isFavourite === true',
      '?.isFavourite !== undefined',
      'tests/domain/booking/counter.test.ts',
    ],
    ['src/dashboard/session/dashboardClient.ts', 'removeFormerTraces()\n', '', tracesScreen],
    [
      'src/dashboard/booking/customers/CustomerLookup.tsx',
      'if (isWaiting) return\n',
      '',
      'tests/dashboard/booking/customers/bookingLookup.test.tsx',
    ],
    [
      'src/dashboard/booking/customers/useFillCustomer.ts',
      'if (turn !== turns.current[role]) return\n',
      '',
      'tests/dashboard/booking/customers/bookingParties.test.tsx',
    ],
  ].map(of('the right people')),

  ...[
    [
      'src/services/shipment-list/shipmentLists.ts',
      'list.loaded = loaded\n      rewrite(list)\n',
      'list.loaded = loaded\n',
      'tests/services/shipment-list/listFreshness.test.ts',
    ],
    [
      'src/services/shipment-list/shipmentLists.ts',
      'take(list, list.index.merge(rows.map(({ after }) => after)))\n',
      '',
      'tests/services/shipment-list/listFreshness.test.ts',
    ],
    [
      'src/domain/shipment-index/freshness.ts',
      'if (sum > FEW) return null\n',
      '',
      'tests/domain/shipment-index/freshness.test.ts',
    ],
    [
      'src/domain/shipment-index/shipmentIndex.ts',
      '} else if (!this.rows.set(place, row)) continue\n',
      '} else continue\n',
      'tests/domain/shipment-index/freshness.test.ts',
    ],
    [
      'src/dashboard/shipments/statistics/useStatistics.ts',
      'if (hasOtherRows && isWanted) void refetch({ cancelRefetch: false })\n',
      '',
      'tests/dashboard/shipments/longLists.test.tsx',
    ],
  ].map(of('fresh by little')),
]
