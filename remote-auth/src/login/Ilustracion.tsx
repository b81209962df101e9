/** A till with its ticket, a dish and a cup on a counter. Drawn for this product. */
export function Ilustracion() {
  return (
    <svg className="login-ilustracion" viewBox="0 0 480 360" aria-hidden focusable={false}>
      <circle cx="240" cy="170" r="150" fill="#ffffff" opacity="0.08" />
      <circle cx="384" cy="76" r="34" fill="#f3c98b" opacity="0.9" />
      <Ticket />
      <Caja />
      <Plato />
      <Taza />
      <rect x="30" y="300" width="420" height="14" rx="7" fill="#0a4f4a" />
    </svg>
  );
}

function Ticket() {
  return (
    <g>
      <path
        d="M196 40h96v132h-96zM196 40l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10"
        fill="#ffffff"
      />
      <path
        d="M212 64h64M212 84h44M212 104h52"
        stroke="#b9cfcc"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M212 132h30" stroke="#1f2328" strokeWidth="8" strokeLinecap="round" />
      <path d="M258 132h18" stroke="#b45309" strokeWidth="8" strokeLinecap="round" />
    </g>
  );
}

function Caja() {
  return (
    <g>
      <path d="M172 160h144l20 84H152z" fill="#e3f1ef" />
      <path d="M186 152h116v12H186z" fill="#0a4f4a" />
      <rect x="188" y="178" width="62" height="30" rx="4" fill="#0f766e" />
      <path d="M198 193h26" stroke="#ffffff" strokeWidth="5" strokeLinecap="round" />
      <g fill="#0f766e">
        <rect x="262" y="178" width="14" height="12" rx="3" />
        <rect x="282" y="178" width="14" height="12" rx="3" />
        <rect x="262" y="196" width="14" height="12" rx="3" />
        <rect x="282" y="196" width="14" height="12" rx="3" fill="#f3c98b" />
      </g>
      <rect x="140" y="244" width="208" height="56" rx="8" fill="#ffffff" />
      <path d="M224 272h40" stroke="#0f766e" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

function Plato() {
  return (
    <g>
      <path d="M42 262h88c-4 24-22 38-44 38s-40-14-44-38z" fill="#ffffff" />
      <path d="M36 258h100" stroke="#e3f1ef" strokeWidth="8" strokeLinecap="round" />
      <path d="M56 252c4-16 14-22 24-14 6-14 24-12 26 2 8-2 12 4 12 12z" fill="#f3c98b" />
      <path d="M84 232c2-12 10-20 22-22-2 12-10 20-22 22z" fill="#7fc8a9" />
      <circle cx="72" cy="246" r="5" fill="#b42318" />
      <circle cx="98" cy="247" r="4" fill="#b42318" />
    </g>
  );
}

function Taza() {
  return (
    <g>
      <path
        d="M376 248h44a4 4 0 014 4v26c0 14-10 22-26 22s-26-8-26-22v-26a4 4 0 014-4z"
        fill="#ffffff"
      />
      <path d="M424 260h8c10 0 10 20-2 22h-8" fill="none" stroke="#ffffff" strokeWidth="7" />
      <path d="M378 256h40" stroke="#8a5a2b" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M388 240c-6-8 6-12 0-22M404 240c-6-8 6-12 0-22"
        fill="none"
        stroke="#e3f1ef"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
