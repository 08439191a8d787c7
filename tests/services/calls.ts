import * as airwayBill from '@/services/airwayBill'
import * as archive from '@/services/archive'
import * as center from '@/services/center'
import { sendContactMessage } from '@/services/contact'
import * as customer from '@/services/customer'
import { readCall } from '@/services/http/request'
import * as passwordReset from '@/services/passwordReset'
import * as profile from '@/services/profile'
import { getActiveServices } from '@/services/service'
import * as session from '@/services/session'
import { login } from '@/services/signIn'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { sourceCall } from '@/services/shipment-list/sourceCall'
import { trackShipment } from '@/services/tracking'
import { readShipment } from '@/services/wire/readShipment'
import { listOf } from '@/services/wire/readValues'
import { aBooking, centerForm, files, profileForm } from './forms'

/** What a call is expected to send, and its result. */
interface CallCase {
  run: () => Promise<unknown>
  sends: string
  /** The texts of its form in order; undefined without a payload. That of the booking is tested separately. */
  fields?: readonly (readonly [string, string])[]
  /** The result of a reading call; undefined if the answer is not read. */
  gives?: 'list' | 'object' | 'string'
}

const ID = 'a/b c'
const NUMBER = '0000123457'
const range = { from: '2026-11-01', to: '2026-11-20' }
const rangeFields = [
  ['to', '2026-11-20'],
  ['from', '2026-11-01'],
] as const
const encodedId = 'a%2Fb%20c'

const centerTexts = [
  ['centerName', 'Gujrat'],
  ['centerAddress', '4 Ferry Bazaar'],
] as const

/** Reads a list as workers do, while it arrives. */
const rowsOf = (source: ShipmentSource) => readCall({ ...sourceCall(source), read: listOf(readShipment) })

/** Every call of the backend. */
const table = {
  login: {
    run: () => login({ username: 'gujrat', password: ' pass word ' }),
    sends: 'POST /api/center/login',
    fields: [
      ['username', 'gujrat'],
      ['password', ' pass word '],
    ],
  },
  logout: { run: session.logout, sends: 'POST /api/center/logout' },
  createCenter: {
    run: () => center.createCenter({ ...centerForm, phone: '' }),
    sends: 'POST /api/center/create',
    fields: [
      ...centerTexts,
      ['email', 'gujrat@chenab.example'],
      ['username', 'gujrat'],
      ['password', ' pass word '],
      ['fullName', 'Sana Butt'],
    ],
  },
  updateCenter: {
    run: () => center.updateCenter(ID, { ...centerForm, password: '', confirmPassword: '' }),
    sends: `PUT /api/center/update/${encodedId}`,
    fields: [
      ...centerTexts,
      ['email', 'gujrat@chenab.example'],
      ['username', 'gujrat'],
      ['fullName', 'Sana Butt'],
      ['phone', '03001234567'],
    ],
  },
  deleteCenter: { run: () => center.deleteCenter(ID), sends: `PUT /api/center/delete/${encodedId}` },
  activateCenter: { run: () => center.activateCenter(ID), sends: `PUT /api/center/active/${encodedId}` },
  inactivateCenter: { run: () => center.inactivateCenter(ID), sends: `PUT /api/center/inactive/${encodedId}` },
  getCenter: { run: () => center.getCenter(ID), sends: `GET /api/center/getone/${encodedId}`, gives: 'object' },
  getCenters: { run: center.getCenters, sends: 'GET /api/center/getall', gives: 'list' },
  getCenterDetails: {
    run: session.getCenterDetails,
    sends: 'GET /api/center/getCenterDetails',
    gives: 'object',
  },
  updateProfile: {
    run: () => profile.updateProfile(profileForm),
    sends: 'PUT /api/center/updateProfile',
    fields: [
      ...centerTexts,
      ['email', ''],
      ['username', 'gujrat'],
      ['fullName', 'Sana Butt'],
      ['phone', '03001234567'],
    ],
  },
  forgotPassword: {
    run: () => passwordReset.forgotPassword({ email: 'a@b.example' }),
    sends: 'POST /api/center/forgotPassword',
    fields: [['email', 'a@b.example']],
  },
  verifyOtp: {
    run: () => passwordReset.verifyOtp({ otp: '012345' }),
    sends: 'POST /api/center/verifyOTP',
    fields: [['otp', '012345']],
  },
  changePassword: {
    run: () => passwordReset.changePassword({ password: 'new', confirmPassword: 'new' }),
    sends: 'PUT /api/center/changePassword',
    fields: [['password', 'new']],
  },

  sendContactMessage: {
    run: () => sendContactMessage({ fullName: 'Ann', email: 'ann', message: 'Salaam سلام' }),
    sends: 'POST /api/contact/sendEmail',
    fields: [
      ['fullName', 'Ann'],
      ['email', 'ann'],
      ['message', 'Salaam سلام'],
    ],
  },

  trackShipment: {
    run: () => trackShipment(NUMBER),
    sends: `GET /api/airwaybill/track/${NUMBER}`,
    gives: 'object',
  },
  getStatisticsByToday: {
    run: airwayBill.getStatisticsByToday,
    sends: 'GET /api/airwaybill/getStatisticsByToday',
    gives: 'list',
  },
  getStatisticsByToFrom: {
    run: () => airwayBill.getStatisticsByToFrom(range),
    sends: 'POST /api/airwaybill/getStatisticsByToFrom',
    fields: rangeFields,
    gives: 'list',
  },
  getStatistics: {
    run: airwayBill.getStatistics,
    sends: 'POST /api/airwaybill/getStatistics',
    gives: 'list',
  },
  upTrack: {
    run: () =>
      airwayBill.upTrack(ID, { type: '6', description: 'With the carrier', trackingLink: 'https://t.example' }),
    sends: `PUT /api/airwaybill/upTrack/${encodedId}`,
    fields: [
      ['type', '6'],
      ['description', 'With the carrier'],
      ['trackingLink', 'https://t.example'],
    ],
  },
  downTrack: { run: () => airwayBill.downTrack(ID), sends: `PUT /api/airwaybill/downTrack/${encodedId}` },
  addNote: {
    run: () => airwayBill.addNote(ID, { note: '' }),
    sends: `PUT /api/airwaybill/addNote/${encodedId}`,
    fields: [['note', '']],
  },
  voidShipment: { run: () => airwayBill.voidShipment(ID), sends: `PUT /api/airwaybill/void/${encodedId}` },
  getAirwayBillNo: {
    run: () => airwayBill.getAirwayBillNo(ID),
    sends: `GET /api/airwaybill/getOne/${encodedId}`,
    gives: 'string',
  },
  getShipmentsByToday: {
    run: airwayBill.getShipmentsByToday,
    sends: 'GET /api/airwaybill/getAllByToday',
    gives: 'list',
  },
  getAllShipments: { run: () => rowsOf({ kind: 'all' }), sends: 'GET /api/airwaybill/getAll', gives: 'list' },
  getShipmentsByToFrom: {
    run: () => rowsOf({ kind: 'range', ...range }),
    sends: 'POST /api/airwaybill/getByToFrom',
    fields: rangeFields,
    gives: 'list',
  },
  searchShipments: {
    run: () => airwayBill.searchShipments('a&b = ج'),
    sends: 'GET /api/airwaybill/search?term=a%26b%20%3D%20%D8%AC',
    gives: 'list',
  },
  getNextAirwayBillNo: {
    run: airwayBill.getNextAirwayBillNo,
    sends: 'GET /api/airwaybill/getLast',
    gives: 'string',
  },
  getCountries: { run: airwayBill.getCountries, sends: 'GET /api/airwaybill/getCountries', gives: 'list' },
  createAirwayBill: {
    run: () => airwayBill.createAirwayBill(aBooking(), files()),
    sends: 'POST /api/airwaybill/create',
    gives: 'object',
  },
  getReceipt: {
    run: () => airwayBill.getReceipt(ID),
    sends: `GET /api/airwaybill/receipt/${encodedId}`,
    gives: 'object',
  },

  getArchivedShipments: {
    run: archive.getArchivedShipments,
    sends: 'GET /api/archive/getAll',
    gives: 'list',
  },
  getArchivedReceipt: {
    run: () => archive.getArchivedReceipt(NUMBER),
    sends: `GET /api/archive/receipt/${NUMBER}`,
    gives: 'object',
  },
  getArchivedDimensions: {
    run: () => archive.getArchivedDimensions(NUMBER),
    sends: `GET /api/archive/receipt/getDimensions/${NUMBER}`,
    gives: 'list',
  },
  getArchivedInvoices: {
    run: () => archive.getArchivedInvoices(NUMBER),
    sends: `GET /api/archive/receipt/getInvoices/${NUMBER}`,
    gives: 'list',
  },

  getCustomer: {
    run: () => customer.getCustomer(ID),
    sends: `GET /api/customer/getOne/${encodedId}`,
    gives: 'object',
  },
  searchCustomers: {
    run: () => customer.searchCustomers('Ravi'),
    sends: 'GET /api/customer/search?term=Ravi',
    gives: 'list',
  },
  getActiveServices: { run: getActiveServices, sends: 'GET /api/service/getAllActive', gives: 'list' },
} satisfies Record<string, CallCase>

export type CallName = keyof typeof table

export const calls: Record<CallName, CallCase> = table

export const callNames = Object.keys(table) as CallName[]
