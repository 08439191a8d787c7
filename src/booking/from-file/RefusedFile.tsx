import { Alert } from '@/components/Alert'

export interface Refusal {
  name: string
  text: string
}

export function RefusedFile({ refusal }: { refusal: Refusal | null }) {
  return (
    <div className="w-100" role="alert">
      {refusal && (
        <Alert variant="danger">
          <bdi className="fw-bold">{refusal.name}</bdi>: {refusal.text}
        </Alert>
      )}
    </div>
  )
}
