import { Icono } from '@comanda/shared/ui/core';

const DIGITOS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

type TecladoProps = {
  disabled: boolean;
  onDigito: (digito: string) => void;
  onBorrar: () => void;
};

/** Keys for fingers; out of the way of Tab, which has the box itself. */
export function Teclado({ disabled, onDigito, onBorrar }: TecladoProps) {
  const tecla = { type: 'button', className: 'ui-boton', tabIndex: -1, disabled } as const;
  return (
    <div className="ui-teclado pin-teclado" role="group" aria-label="Teclado">
      {DIGITOS.map((digito) => (
        <button key={digito} {...tecla} onClick={() => onDigito(digito)}>
          {digito}
        </button>
      ))}
      <button {...tecla} aria-label="Borrar" onClick={onBorrar}>
        <Icono nombre="retroceso" />
      </button>
    </div>
  );
}
