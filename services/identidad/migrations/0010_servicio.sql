-- The category that its tourism register gives a company, and where it adds the servicio of the law: at its tables, or to all
-- that it sells. Null: nowhere. The version before writes neither, and a company without them sells as it did.
alter table identidad.empresas
  add column categoria_turismo text,
  add column servicio text,
  add constraint empresas_categoria_turismo_check
    check (categoria_turismo in ('LUJO', 'PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA')) not valid,
  add constraint empresas_servicio_check check (servicio in ('SALON', 'TODO')) not valid;
