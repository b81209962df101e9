import type { TarifaDelMes } from '@comanda/shared/contracts/reportes/reporteria';
import { renglonesDe104, type RenglonDe104 } from '@comanda/shared/domain/fiscal/formulario104';

import { CifraCelda, type AlPulsar } from './CifraCelda';
import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';

type Formulario104Props = {
  tarifas: readonly TarifaDelMes[];
  onCifra: AlPulsar;
};

const VALORES = [
  { header: 'Valor bruto', valor: 'bruto', concepto: 'FACTURAS', figura: 'base' },
  { header: 'Valor neto', valor: 'neto', concepto: 'NETO', figura: 'base' },
  { header: 'Impuesto generado', valor: 'impuesto', concepto: 'NETO', figura: 'iva' },
] as const;

/** The month as the form asks for it, box by box. */
export function Formulario104({ tarifas, onCifra }: Formulario104Props) {
  const renglones = renglonesDe104(tarifas);
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.caja ?? ''}`}>
      <h2>{mensajes.formulario}</h2>
      {renglones.some(({ neto }) => neto < 0) && <p>{mensajes.negativo}</p>}
      <div className={estilos.ancha} tabIndex={0} role="region" aria-label={mensajes.formulario}>
        <table className={estilos.tabla}>
          <thead>
            <tr>
              <th scope="col">Renglón</th>
              {VALORES.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {renglones.map((renglon) => (
              <Renglon key={renglon.nombre} renglon={renglon} onCifra={onCifra} />
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {mensajes.comoFormulario} {mensajes.ceroConCredito}
      </p>
    </section>
  );
}

type RenglonProps = { renglon: RenglonDe104; onCifra: AlPulsar };

function Renglon({ renglon, onCifra }: RenglonProps) {
  const { nombre, casilleros, tarifas } = renglon;
  return (
    <tr>
      <th scope="row" className={estilos.renglon}>
        {nombre}
        <small className={estilos.nota}>
          {tarifas.map((tarifa) => `${tarifa}%`).join(', ')}
          {casilleros === null && `. ${mensajes.sinCasillero}`}
        </small>
      </th>
      {VALORES.map(({ header, valor, concepto, figura }) => (
        <CifraCelda
          key={header}
          monto={renglon[valor]}
          casillero={casilleros?.[valor] ?? undefined}
          cifra={{
            titulo: `${[casilleros?.[valor], nombre].filter(Boolean).join(' ')}: ${header.toLowerCase()}`,
            como: mensajes.comoFormulario,
            concepto,
            figura,
            tarifas,
          }}
          onCifra={onCifra}
        />
      ))}
    </tr>
  );
}
