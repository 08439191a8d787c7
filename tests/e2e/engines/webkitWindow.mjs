// A WebKit window without toolbars, so that it can be as narrow as a phone: gjs runs it, WebKitWebDriver drives it.
// The errors of its pages are written to standard output, one per line.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

Gtk.init(null)
const context = WebKit.WebContext.new_ephemeral()
context.set_automation_allowed(true)

/** Runs in each page before its own scripts. */
const listening = new TextDecoder().decode(GLib.file_get_contents(ARGV[0])[1])

function open(related) {
  const user_content_manager = new WebKit.UserContentManager()
  user_content_manager.register_script_message_handler('problem')
  user_content_manager.connect('script-message-received::problem', (_manager, result) =>
    print(`problem ${JSON.stringify(result.get_js_value().to_string())}`),
  )
  const [frames, start] = [WebKit.UserContentInjectedFrames.ALL_FRAMES, WebKit.UserScriptInjectionTime.START]
  user_content_manager.add_script(new WebKit.UserScript(listening, frames, start, null, null))
  const origin = related ? { related_view: related } : { web_context: context, is_controlled_by_automation: true }
  const view = new WebKit.WebView({ ...origin, user_content_manager })
  const window = new Gtk.Window({ default_width: 1366, default_height: 768 })
  window.add(view)
  view.connect('create', () => open(view))
  view.connect('close', () => window.destroy())
  window.show_all()
  return view
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo()
  info.set_name('courier-tests')
  session.set_application_info(info)
  session.connect('create-web-view', () => open(null))
})
Gtk.main()
