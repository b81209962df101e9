// @ts-nocheck
type MarcaProps = { tamano?: number; conNombre?: boolean };

/** Our mark: an order ticket with its torn edge, and the word. */
export function Marca({ tamano = 32, conNombre = true }: MarcaProps) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <svg viewBox="0 0 32 32" width={tamano} height={tamano} aria-hidden focusable={false}>
        <rect width="32" height="32" rx="8" fill="var(--c-primario)" />
        <path
          d="M9 6h14v19l-2.300-1.600L18.300 25 16 23.400 13.700 25l-2.400-1.600L9 25z"
          fill="var(--c-sobre-primario)"
        />
        <path
          d="M12 11h8M12 15h8M12 19h4"
          stroke="var(--c-primario)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {conNombre && (
        <strong style={{ fontSize: tamano * 0.7, letterSpacing: -0.5 }}>Comanda</strong>
      )}
    </span>
  );
}
