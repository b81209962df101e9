import type { ConceptoDelMes, TarifaDelMes } from '@comanda/shared/contracts/reportes/reporteria';

import { CifraCelda, type AlPulsar } from './CifraCelda';
import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';

type TarifasTablaProps = { tarifas: readonly TarifaDelMes[]; onCifra: AlPulsar };

type Columna = {
  header: string;
  concepto: ConceptoDelMes;
  figura: 'base' | 'iva';
  de: 'facturas' | 'notas' | 'neto';
};

const COLUMNAS: readonly Columna[] = [
  { header: 'Base de facturas', concepto: 'FACTURAS', figura: 'base', de: 'facturas' },
  { header: 'Base de notas de crédito', concepto: 'NOTAS', figura: 'base', de: 'notas' },
  { header: 'Base neta', concepto: 'NETO', figura: 'base', de: 'neto' },
  { header: 'IVA de facturas', concepto: 'FACTURAS', figura: 'iva', de: 'facturas' },
  { header: 'IVA de notas de crédito', concepto: 'NOTAS', figura: 'iva', de: 'notas' },
  { header: 'IVA neto', concepto: 'NETO', figura: 'iva', de: 'neto' },
];

/** Base and tax of each rate: invoices, credit notes and what is left. */
export function TarifasTabla({ tarifas, onCifra }: TarifasTablaProps) {
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.caja ?? ''}`}>
      <h2>{mensajes.porTarifa}</h2>
      <div className={estilos.ancha} tabIndex={0} role="region" aria-label={mensajes.porTarifa}>
        <table className={estilos.tabla}>
          <thead>
            <tr>
              <th scope="col">Tarifa</th>
              {COLUMNAS.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tarifas.map((una) => (
              <tr key={una.tarifa}>
                <th scope="row">{una.tarifa}%</th>
                {COLUMNAS.map(({ header, concepto, figura, de }) => (
                  <CifraCelda
                    key={header}
                    monto={una[de][figura]}
                    cifra={{
                      titulo: `${header} al ${una.tarifa}%`,
                      como: `Suma ${figura === 'base' ? 'la base' : 'el IVA'} al ${una.tarifa}% de cada documento autorizado`,
                      concepto,
                      figura,
                      tarifas: [una.tarifa],
                    }}
                    onCifra={onCifra}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
