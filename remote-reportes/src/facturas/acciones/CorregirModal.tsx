import type { ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { validarIdentificacion } from '@comanda/shared/domain/identificacion';
import { Alert } from '@comanda/shared/ui/core';

import { avisarEstado } from '../avisarEstado';
import { documentoDe } from '../claveAcceso';
import { useCorregirComprobanteMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';
import { CampoSelect, CampoTexto } from '../formulario/Campo';
import { FormModal } from '../formulario/FormModal';
import { useFormulario } from '../formulario/useFormulario';

import { compradorInicial, limpiarCedula, revisarComprador, TIPOS, tipoDe } from './compradorForm';

type CorregirModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** The buyer of a refused invoice put right; the invoice goes again with its key and number. */
export function CorregirModal({ detalle, onCerrar }: CorregirModalProps) {
  const { clave_acceso: clave, empresa, mensaje } = detalle.emision;
  const [corregir] = useCorregirComprobanteMutation();
  const form = useFormulario(compradorInicial(detalle.comprador), { revisar: revisarComprador });
  const { tipo_identificacion, cedula } = form.valores;
  const tipo = tipoDe(tipo_identificacion);
  const dudosa = validarIdentificacion(tipo, cedula) === 'dudosa';

  const onEnviar = async () => {
    const hecha = await form.enviar((valores) =>
      corregir({ clave, empresa, ...valores, tipo_identificacion: tipo }).unwrap(),
    );
    if (!hecha) return;
    onCerrar();
    avisarEstado(hecha);
  };

  return (
    <FormModal
      titulo={`Corregir ${documentoDe(clave)}`}
      form={form}
      accion="Corregir y reenviar"
      onEnviar={onEnviar}
      onCerrar={onCerrar}
    >
      {mensaje && <Alert type="warning" showIcon title={mensaje} />}
      <div className="reportes-form-par">
        <CampoSelect
          form={form}
          campo="tipo_identificacion"
          etiqueta="Tipo de identificacion"
          opciones={TIPOS}
        />
        <CampoTexto
          form={form}
          campo="cedula"
          etiqueta="Cedula / RUC"
          max={20}
          autoFocus
          inputMode={/^0[45]$/.test(tipo) ? 'numeric' : 'text'}
          limpiar={(texto) => limpiarCedula(tipo, texto)}
          ayuda={dudosa ? mensajes.identificacionDudosa : undefined}
        />
      </div>
      <div className="reportes-form-par">
        <CampoTexto form={form} campo="razon_social" etiqueta="Razon social" max={300} />
        <CampoTexto form={form} campo="direccion" etiqueta="Direccion" max={300} />
      </div>
      <div className="reportes-form-par">
        <CampoTexto form={form} campo="email" etiqueta="Email" max={200} inputMode="email" />
        <CampoTexto form={form} campo="telefono" etiqueta="Telefono" max={20} inputMode="tel" />
      </div>
    </FormModal>
  );
}
