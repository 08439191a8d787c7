import { LateAnswer } from './LateAnswer'
import { Loader } from './Loader'
import type { useCall } from './useCall'

interface CallLoaderProps {
  call: Pick<ReturnType<typeof useCall>, 'isBusy' | 'isLeft' | 'leave'>
  text: string
}

/** The overlay of a form that is being sent. Once the answer is late, it can be closed. */
export function CallLoader({ call, text }: CallLoaderProps) {
  return call.isBusy && !call.isLeft && <Loader text={text} wayOut={<LateAnswer onClose={call.leave} />} />
}
