import { useId, type KeyboardEvent } from 'react';

import { aDolares, centavos, formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { Icono, Input } from '@comanda/shared/ui/core';

import { CIFRAS, cuantasSon } from './conteo';
import { cuadreMensajes as mensajes } from './cuadreMensajes';
import estilos from './cuadre.module.css';

type DenominacionProps = {
  /** Cents. */
  valor: number;
  /** How many, as typed. */
  cuantas: string;
  onCambio: (cuantas: string) => void;
};

const MAXIMO = 10 ** CIFRAS - 1;

/** How many there are of a coin or a note: typed, or counted up and down by touch and by '+' and '-'. */
export function Denominacion({ valor, cuantas, onCambio }: DenominacionProps) {
  const { corto, largo } = nombreDe(valor);
  const dicho = useId();
  const son = cuantasSon(cuantas);
  const sumar = (cuanto: number) =>
    onCambio(String(Math.min(MAXIMO, Math.max(0, Math.trunc(Number(cuantas) || 0) + cuanto))));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    sumar(event.key === '+' ? 1 : -1);
  };
  // by touch alone: who has keys goes from box to box, and has '+' and '-' in each
  const boton = (icono: 'mas' | 'menos', cuanto: number) => (
    <button
      type="button"
      tabIndex={-1}
      className="ui-boton"
      aria-label={`${cuanto > 0 ? 'Uno más' : 'Uno menos'} de ${largo}`}
      disabled={cuanto < 0 && son === 0}
      onClick={() => sumar(cuanto)}
    >
      <Icono nombre={icono} />
    </button>
  );
  return (
    <div className={estilos.denominacion}>
      <b aria-hidden>{corto}</b>
      {boton('menos', -1)}
      <Input
        className="cifra"
        size="large"
        aria-label={largo}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={cuantas}
        status={son === null ? 'error' : undefined}
        aria-invalid={son === null}
        aria-describedby={son === null ? dicho : undefined}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => onCambio(soloCifras(event.target.value, CIFRAS))}
      />
      {boton('mas', 1)}
      {son === null ? (
        <span id={dicho} className={estilos.fallo}>
          {mensajes.entero}
        </span>
      ) : (
        <span className="cifra">{formatCentavos(centavos(valor * son))}</span>
      )}
    </div>
  );
}

const nombreDe = (valor: number) => {
  const dolares = aDolares(centavos(valor));
  if (valor < 100)
    return { corto: `${valor}c`, largo: valor === 1 ? '1 centavo' : `${valor} centavos` };
  return { corto: `$${dolares}`, largo: dolares === 1 ? '1 dólar' : `${dolares} dólares` };
};
