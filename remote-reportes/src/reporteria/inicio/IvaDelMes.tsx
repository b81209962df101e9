import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { textoDeMes } from '@comanda/shared/domain/texto/periodo';
import { Pulso } from '@comanda/shared/piezas/inicio';

import { cuantosDocumentos } from '../../cifras/contar';

import { useMesDeInicio } from './useMesDeInicio';

type IvaDelMesProps = { haceMeses: number };

/** The tax of a month, which is what its declaration asks for first. */
export function IvaDelMes({ haceMeses }: IvaDelMesProps) {
  const { mes, currentData, isError } = useMesDeInicio(haceMeses);
  const neto = currentData?.conceptos.NETO;
  return (
    <Pulso
      icono="reporte"
      titulo={`IVA de ${textoDeMes(mes).toLowerCase()}`}
      a="/admin/reporteria"
      fallo={isError}
      cifra={neto && formatMonto(neto.iva)}
      detalle={neto && `${cuantosDocumentos(neto.documentos)} · base ${formatMonto(neto.base)}`}
    />
  );
}
