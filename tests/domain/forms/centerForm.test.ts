import { expect, it } from 'vitest'
import { addCenterFormSchema, editCenterFormSchema } from '@/domain/forms/centerForm'
import { describeForm, emailRules, MISMATCH, says, takes, UNCONFIRMED } from './formRules'

const NAMELESS = 'desk.centerNameBlank'

const centerRules = [
  ...says('centerName', NAMELESS, '', ' ', '\u200b'),
  ...says('centerAddress', 'desk.centerAddressBlank', ''),
  ...says('centerAddress', 'common.tooLong (most: 300, over: 1)', 'a'.repeat(301)),
  ...says('fullName', 'desk.fullNameBlank', ''),
]
const center = {
  centerName: 'Gujrat',
  centerAddress: '4 Ferry Bazaar',
  email: 'a@b.example',
  username: 'gujrat',
  password: '',
  confirmPassword: '',
  fullName: 'Ayesha Khan',
  phone: '',
}
const emptyCenter = [
  `centerName: ${NAMELESS}`,
  'centerAddress: desk.centerAddressBlank',
  'email: common.emailBlank',
  'username: desk.centerUsernameBlank',
  'fullName: desk.fullNameBlank',
]

describeForm('add center', {
  schema: addCenterFormSchema,
  filled: { ...center, password: 'secret', confirmPassword: 'secret' },
  rules: [
    ...centerRules,
    ...emailRules,
    ...says('username', 'desk.centerUsernameBlank', ''),
    [{ password: '', confirmPassword: '' }, ['password: common.passwordBlank', UNCONFIRMED]],
    [{ password: '' }, ['password: common.passwordBlank', MISMATCH]],
    [{ confirmPassword: '' }, [UNCONFIRMED]],
    [{ confirmPassword: 'Secret' }, [MISMATCH]],
    [{ confirmPassword: 'secret ' }, [MISMATCH]],
    [{ password: ' x ', confirmPassword: ' x ' }, []],
    ...says('phone', 'desk.phoneInvalid', 'abc', '0300-1234567', '+923001234567', '0300 1234567', '12.5'),
    ...takes('phone', '03001234567', ' 03001234567 ', '0', ' ', '٠٣٠٠', '\u202a0300\u202c'),
    // The confirmation is reported even while other fields are wrong.
    [
      { email: 'x', phone: 'x', centerName: '', confirmPassword: 'other' },
      [`centerName: ${NAMELESS}`, 'email: common.invalidEmail', 'phone: desk.phoneInvalid', MISMATCH],
    ],
  ],
  empty: [...emptyCenter, 'password: common.passwordBlank', UNCONFIRMED],
})

describeForm('edit center', {
  schema: editCenterFormSchema,
  filled: center,
  rules: [
    ...centerRules,
    ...emailRules,
    ...says('username', 'desk.centerUsernameBlank', ''),
    ...says('phone', 'desk.phoneInvalid', 'abc'),
    [{ password: 'new' }, [UNCONFIRMED]],
    [{ password: 'new', confirmPassword: 'other' }, [MISMATCH]],
    [{ confirmPassword: 'new' }, [MISMATCH]],
    [{ password: 'new', confirmPassword: 'new' }, []],
    [{ email: 'x', password: 'new' }, ['email: common.invalidEmail', UNCONFIRMED]],
  ],
  empty: emptyCenter,
})

it('the forms trim values, drop invisible characters and send Latin digits, but not in passwords', () => {
  const typed = {
    ...center,
    centerName: '\ufeffGujrat',
    phone: ' ٠٣٠٠',
    password: '\u200bx ',
    confirmPassword: '\u200bx ',
  }
  expect(addCenterFormSchema.parse(typed)).toEqual({
    ...center,
    phone: '0300',
    password: '\u200bx ',
    confirmPassword: '\u200bx ',
  })
})
