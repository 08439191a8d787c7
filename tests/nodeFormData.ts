import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

if (typeof window !== 'undefined') {
  // Node's FormData is not exported anywhere, but a parsed body is one.
  const body = new Response(new URLSearchParams({ a: 'b' }))
  const NodeFormData = (await body.formData()).constructor as typeof FormData

  /** Node's FormData, which also accepts a form element as jsdom's does. */
  class FormDataOfForms extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super()
      for (const element of form?.elements ?? []) {
        const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        if (isField && element.name) this.append(element.name, element.value)
      }
    }
  }

  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfForms })
  Object.assign(window, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfForms })
}
