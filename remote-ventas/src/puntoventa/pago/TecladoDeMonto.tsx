import { Icono } from '@comanda/shared/ui/core';

const TECLAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;
/** What one may still type of an amount. */
const MONTO = /^\d{0,8}(?:\.\d{0,2})?$/;

type TecladoDeMontoProps = { texto: string; onTexto: (texto: string) => void };

/** The keys of an amount on a touch till, whose own keyboard would lie on what charges. */
export function TecladoDeMonto({ texto, onTexto }: TecladoDeMontoProps) {
  const escribir = (tecla: string) => {
    const nuevo = `${texto}${tecla}`;
    if (MONTO.test(nuevo)) onTexto(nuevo);
  };
  return (
    <div className="ui-teclado" role="group" aria-label="Teclado del monto">
      {TECLAS.map((tecla) => (
        <button
          key={tecla}
          type="button"
          className="ui-boton cifra"
          onClick={() => escribir(tecla)}
        >
          {tecla}
        </button>
      ))}
      <button
        type="button"
        className="ui-boton"
        aria-label="Borrar la última cifra"
        onClick={() => onTexto(texto.slice(0, -1))}
      >
        <Icono nombre="retroceso" />
      </button>
    </div>
  );
}
