import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentType, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { ActionDialog, type ActionDialogProps } from '@/components/desk/ActionDialog'
import { SelectField, TextAreaField, TextField } from '@/components/form/TextField'
import { type NoteForm, noteFormSchema } from '@/domain/forms/noteForm'
import { textLimits } from '@/domain/forms/textLimits'
import { type UpTrackForm, upTrackFormSchema } from '@/domain/forms/upTrackForm'
import { safeLink } from '@/domain/links'
import { formatCount } from '@/domain/numbers'
import { journeySteps } from '@/domain/shipment/journeySteps'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentCommand } from '@/domain/shipment/shipmentCan'
import {
  latestStatus,
  type StatusType,
  type Tracked,
  TRACKING_NUMBER_UPDATE,
  upTrackTypes,
} from '@/domain/shipment/shipmentStatus'
import { englishStatusName, ownDescription } from '@/domain/shipment/statusTable'
import { directionsOf, NEXT_STEP } from '@/domain/shipment/upTrackMany'
import { formMessages } from '@/texts/formMessages'
import { rich } from '@/texts/rich'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import type { PopupAction } from './ShipmentActions'
import { NextSteps } from './NextSteps'
import { useBackwardQuestion } from './useBackwardQuestion'

interface QuestionProps {
  dialog: Omit<ActionDialogProps, 'children' | 'onConfirm'>
  count: number
  /** How many have a single status, and become void without it. */
  onlySteps: number
  /** The type preselected for an Up Track. */
  next: StatusType | null
  /** The shipment of a popup; undefined for a batch. */
  one?: {
    /** Its latest known status. */
    known: Tracked
    note: string
    /** True if an Up Track proposes the description too, so that only Confirm is needed. */
    isProposed: boolean
  }
  /** The shipments of a batch that an Up Track may move. */
  many?: readonly Shipment[]
  onConfirm: (command: ShipmentCommand) => void
}

const questions: Record<PopupAction, ComponentType<QuestionProps>> = {
  upTrack: UpTrackQuestion,
  downTrack: DownTrackQuestion,
  addNote: NoteQuestion,
  void: VoidQuestion,
}

/** Asks for the details of an action on a shipment, or on all shipments of a batch. */
export function ShipmentQuestion({ action, ...props }: QuestionProps & { action: PopupAction }) {
  const Question = questions[action]
  return <Question {...props} />
}

const checkedUpTrack: Resolver<UpTrackForm> = zodResolver(upTrackFormSchema, formMessages)

/** “Each to its next step” needs no description. */
const resolveUpTrack: Resolver<UpTrackForm> = (values, ...others) =>
  values.type === NEXT_STEP
    ? { values: { type: NEXT_STEP, description: '', trackingLink: '' }, errors: {} }
    : checkedUpTrack(values, ...others)

function UpTrackQuestion({ dialog, next, one, many = [], onConfirm }: QuestionProps) {
  const isProposed = one?.isProposed === true && next !== null
  const { register, handleSubmit, control, formState } = useForm<UpTrackForm>({
    resolver: resolveUpTrack,
    defaultValues: {
      type: next === null ? (one ? '' : NEXT_STEP) : String(next),
      description: isProposed ? englishStatusName(next) : '',
      trackingLink: '',
    },
  })
  const { errors } = formState
  const [chosen, link] = useWatch({ control, name: ['type', 'trackingLink'] })
  const isEach = chosen === NEXT_STEP
  const type = isEach ? 0 : Number(chosen)
  const going = useBackwardQuestion(type === 0 ? [] : many, type)
  const isLinked = type === TRACKING_NUMBER_UPDATE
  const send = handleSubmit((form) => {
    if (going.isAllowed()) onConfirm({ action: 'upTrack', form })
  })
  // A proposed step needs only Confirm, except that a tracking number update needs its link.
  const proposedField = next === TRACKING_NUMBER_UPDATE ? 'trackingLink' : undefined
  const firstField = isProposed ? proposedField : next === null ? 'type' : 'description'
  const goesBack = one !== undefined && type !== 0 && directionsOf([one.known], type).back.length > 0

  return (
    <ActionDialog {...dialog} firstField={firstField} onConfirm={() => void send()}>
      {one && <JourneySteps shipment={one.known} next={type || null} />}
      <SelectField
        wrap={one ? 'mt-4 mb-4' : 'mb-4'}
        label={t('lists.type')}
        isRequired
        error={errors.type?.message}
        {...register('type')}
      >
        {!one && <option value={NEXT_STEP}>{t('lists.eachNextStep')}</option>}
        <option value="">{t('lists.selectStatus')}</option>
        {upTrackTypes.map((each) => (
          <option key={each} value={each}>
            {statusName(each)}
          </option>
        ))}
      </SelectField>
      {isEach ? (
        <NextSteps shipments={many} />
      ) : (
        <TextAreaField
          wrap={isLinked || many.length > 0 ? 'mb-4' : ''}
          label={t('lists.description')}
          isRequired
          rows={2}
          maxLength={textLimits.description}
          error={errors.description?.message}
          {...register('description')}
        />
      )}
      {isLinked && (
        <TextField
          label={t('lists.trackingLink')}
          isRequired
          inputMode="url"
          maxLength={textLimits.link}
          placeholder="https://"
          hint={isNoLink(link) && t('lists.linkUnpressable')}
          error={errors.trackingLink?.message}
          {...register('trackingLink')}
        />
      )}
      {going.question}
      {goesBack && (
        <p className="cc-warning mt-4 mb-0 fw-semibold">{t('lists.goesBackTo', { status: statusName(type) })}</p>
      )}
      {one && !goesBack && type !== 0 && (
        <p className="mt-4 mb-0">{rich('lists.statusWillBe', { status: <b>{statusName(type)}</b> })}</p>
      )}
    </ActionDialog>
  )
}

/**
 * Whether a tracking link is not a link. That is allowed, as it may be the partner's number, but tracking shows it as
 * plain text. False while `https://` is being typed.
 */
const isNoLink = (text: string) => !'https://'.startsWith(text.trim().toLowerCase()) && safeLink(text) === null

function DownTrackQuestion({ dialog, count, onlySteps, one, onConfirm }: QuestionProps) {
  const latest = one && latestStatus(one.known)
  return (
    <ActionDialog {...dialog} isDangerous={onlySteps > 0} onConfirm={() => onConfirm({ action: 'downTrack' })}>
      {one && <JourneySteps shipment={one.known} />}
      {latest && (
        <p className="mt-4 mb-0">
          {ownDescription(latest)
            ? rich('lists.latestWithWordsGoes', {
                status: <b>{statusName(latest.type)}</b>,
                description: <bdi>{latest.description}</bdi>,
              })
            : rich('lists.latestGoes', { status: <b>{statusName(latest.type)}</b> })}
        </p>
      )}
      {!one && <p className="mb-0">{t('lists.latestOfEachGoes')}</p>}
      {onlySteps > 0 && (
        <p className="cc-warning mt-4 mb-0 fw-semibold">
          {onlySteps === count ? t('lists.onlyStatus') : t('lists.onlyStatusOf', { count: formatCount(onlySteps) })}
        </p>
      )}
    </ActionDialog>
  )
}

function VoidQuestion({ dialog, count, onConfirm }: QuestionProps) {
  return (
    <ActionDialog {...dialog} isDangerous onConfirm={() => onConfirm({ action: 'void' })}>
      <div className="cc-warning">
        <p className="mb-1 fw-semibold">{t('lists.cannotBeUndone')}</p>
        <p className="mb-0">{t('lists.voidMeans', { count })}</p>
      </div>
    </ActionDialog>
  )
}

function NoteQuestion({ dialog, count, one, onConfirm }: QuestionProps) {
  const note = one?.note ?? ''
  const [noteAtFirst] = useState(note)
  const { register, handleSubmit, formState } = useForm<NoteForm>({
    resolver: zodResolver(noteFormSchema, formMessages),
    // A newer note replaces the older one, unless something has been typed.
    values: { note },
    resetOptions: { keepDirtyValues: true },
  })
  const send = handleSubmit((form) => onConfirm({ action: 'addNote', form }))
  const isReplaced = formState.isDirty && note !== noteAtFirst
  const hintForOne = isReplaced ? t('lists.replacesNewNote', { note }) : note && t('lists.replacesNote')
  return (
    <ActionDialog {...dialog} firstField="note" onConfirm={() => void send()}>
      <p className="mb-3">{t('lists.getsNote', { count })}</p>
      <TextAreaField
        label={t('lists.note')}
        rows={4}
        maxLength={textLimits.note}
        hint={one ? hintForOne : t('lists.replacesNotes')}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </ActionDialog>
  )
}

function JourneySteps({ shipment, next = null }: { shipment: Tracked; next?: number | null }) {
  return (
    <ol className="cc-steps" aria-label={t('lists.progress')}>
      {journeySteps(shipment).map(({ type, state }) => (
        <li
          key={type}
          className={type === next ? `${state} next` : state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{statusName(type)}</span>
        </li>
      ))}
    </ol>
  )
}
