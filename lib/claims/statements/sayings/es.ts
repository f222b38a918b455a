import type { Sayings } from "./saying.ts";

export const ES: Sayings = {
  negations: "no|nunca|ni|sin|tampoco|jamás",
  sets: {
    up: "aumenta|aumentan|crece|crecen|sube|suben|mayor|se_eleva|más_alto|más_grande|más_grandes",
    down: "disminuye|disminuyen|decrece|baja|bajan|menor|se_reduce|más_bajo|más_pequeño|más_pequeños",
    hot: "caliente|calientes|temperatura_alta|temperaturas_altas|mayor_temperatura|en_caliente",
    cold: "fría|frío|fríos|frías|temperatura_baja|temperaturas_bajas|en_frío",
    free: "fundidas|fundidos|fundida|fundido|disueltas|disueltos|disuelta|disuelto|disolución|disolverse|en_agua",
    ions: "sales|sal|compuestos_iónicos|nacl|cloruro_de_sodio",
  },
  lines: `
    se_desplaza|responde|evoluciona .. contrarresta~|opone|oponerse|compensa~|reduc~ .. cambio|perturbación|efecto|alteración
    catalizador|catalizadores .. [acelera|aceleran|aumenta_la_velocidad|aumenta_la_rapidez/frena|ralentiza] 
    catalizador|catalizadores .. [disminuye|baja|reduce|rebaja/aumenta|eleva|sube] .. energía_de_activación
    energía_de_activación .. [menor|más_baja|inferior/mayor|más_alta]
    camino|mecanismo|ruta .. [menor|más_baja/mayor|más_alta] .. energía_de_activación
    catalizador .. [deja/cambia|aumenta|modifica|desplaza|altera] k|kc|constante_de_equilibrio|el_equilibrio|la_posición|posición_del_equilibrio
    equilibrio .. alcanza .. [antes|más_rápido|más_deprisa/más_tarde]
    reacción_directa .. inversa .. [velocidad|velocidades|ritmo/concentraciones] & igual~|misma
    velocidad~ .. directa .. inversa .. igual~
    [doble/simple|sencillo] enlace .. [no_gira|no_puede_girar|no_rota|impide_el_giro|rígido/gira]
    dos_átomos|átomos|comparten .. pares|par|electrones .. covalente
    comparte|comparten|compartir .. par|pares|electrones
    sales|compuestos_iónicos|iónicos .. conducen|conduce|conductores .. [{free}/sólido|sólidas|sólidos]
    [sólido|sólida|sólidos/{free}] .. {ions} .. [no_conduce|no_conducen/conduce|conducen]
    iones .. [libres|pueden_moverse|móviles|se_mueven/fijos|no_pueden_moverse] & [{free}/sólido|sólida]
    iónicos|iónico|sales .. puntos|punto .. fusión .. [altos|elevados|alto|elevado/bajos|bajo]
    hierve|evapora~|ebullición|hervir|funde|fusión|fundir .. rompe~|vence~ .. [puentes_de_hidrógeno|enlaces_de_hidrógeno|fuerzas_intermoleculares|fuerzas_entre/enlaces_covalentes]
    romper .. [puentes_de_hidrógeno|enlaces_de_hidrógeno|fuerzas_intermoleculares/parte_de_los_enlaces_covalentes|enlaces_covalentes] .. entre .. moléculas
    puentes_de_hidrógeno|enlaces_de_hidrógeno .. entre .. moléculas
    hielo .. [menos/más] .. denso|densidad .. agua
    hielo .. flota
    [oxígeno|cloro|flúor|nitrógeno|bromo/hidrógeno] .. parcial .. [negativa|negativo/positiva|positivo]
    carga .. parcial .. [negativa/positiva] .. [oxígeno|cloro|flúor|nitrógeno|bromo/hidrógeno]
    diferencia .. cero|nula .. [apolar|no_polar|covalente_puro/polar|iónico]
    tendencia|capacidad .. átomo .. atraer .. electrones
    en_un_periodo|en_un_período|en_el_periodo|periodo|período .. [{up}/{down}] .. izquierda_a_derecha & electronegatividad|energía_de_ionización|carga_nuclear
    grupo .. [{down}/{up}] .. bajar|descender|hacia_abajo & electronegatividad|energía_de_ionización|electrones_de_valencia
    electrones_de_valencia|electrones_externos|electrones .. [más_lejos|más_alejados/más_cerca] .. núcleo
    crece|aumenta .. carga_nuclear
    capa|capas|nivel .. más|nueva & [bajar|descender|grupo|abajo/derecha]
    gases_nobles|gas_noble .. [capa_completa|octeto|estable|completa|llena/incompleta]
    metales .. [pierden|ceder|perder|ceden/ganan|ganar] .. electrones
    no_metales .. [ganan|ganar|captan/pierden|perder] .. electrones
    [catión|cationes|ion_positivo/anión|aniones] .. [menor|más_pequeño|más_pequeños/mayor|más_grande] .. átomo
    [fuerte|fuertes/débil|débiles] .. se_disocia~|se_ioniza~|disocia~|ioniza~ .. [totalmente|completamente|por_completo|del_todo/parcialmente|solo_en_parte|muy_poco|poco]
    [menor|más_bajo|bajo|más_pequeño/mayor|más_alto|alto] .. ph .. [más/menos] .. ácid~
    ph .. [menor|inferior|debajo/mayor|superior|encima] .. 7 .. [ácid~/básic~]
    [ácid~/básic~] .. ph .. [menor|inferior|debajo/mayor|superior|encima] .. 7
    [mayor|más_grande/menor] .. ka .. [más_fuerte/más_débil] .. ácido
    [más_fuerte/más_débil] .. ácido .. [mayor/menor] .. ka
    [más_fuerte/más_débil] .. ácido .. [menor/mayor] .. pka
    tampón|amortiguador~|reguladora|buffer .. [resiste|mantiene|amortigua|casi_no_cambia|conserva/cambia] .. ph|cambios
    ácido_débil .. [base_conjugada|su_sal/ácido_conjugado]
    ácido .. metal .. hidrógeno
    ácido .. base .. sal .. agua
    ácido .. sobre|al|en .. agua & siempre|añade|echar|verter
    [/agua] al|sobre ácido & siempre|debe|hay_que
    rotura|romper .. enlaces .. [requiere|necesita|consume|absorbe|cuesta/libera|desprende] .. energía
    formar|formación|formarse .. enlaces .. [libera|desprende/requiere|absorbe|consume] .. energía
    exotérmic~ .. [libera|desprende|cede/absorbe] .. calor|energía
    endotérmic~ .. [absorbe|toma/libera|desprende] .. calor|energía
    calor .. fluye|pasa|transfiere .. del .. [caliente/frío] .. frío|caliente
    funde|fusión|ebullición|hierve|cambio_de_estado .. temperatura .. [constante|no_cambia|no_varía|igual/sube|aumenta]
    temperatura .. [constante|no_cambia|no_varía/sube|aumenta] .. fusión|fundirse|funde|ebullición|cambio_de_estado
    más|mayor .. choques|colisiones & temperatura|concentración|superficie|partículas|moléculas
    [mayor|más|aumentar|aumenta|sube/menor|disminuir|baja] .. temperatura .. [más_rápid~|aumenta|más_energía|mayor/más_lent~|disminuye]
    gas|gases .. [menos/más] .. soluble|solubles|disuelven .. [{hot}/{cold}]
    gas|gases .. solubilidad|soluble .. [disminuye|baja/aumenta|sube] .. temperatura
    solubilidad .. gas|gases .. [disminuye|baja/aumenta|sube] .. temperatura
    [presión/cantidad] .. [inversamente/directamente] .. volumen
    presión .. [dobla|duplica|doble/mitad] .. volumen .. [mitad|dos/duplica|dobla|doble]
    oxidación .. [ánodo/cátodo] 
    reducción .. [cátodo/ánodo]
    [ánodo/cátodo] .. [oxidación|oxida/reducción|reduce]
    electrones .. [del_ánodo|ánodo/del_cátodo] .. cátodo|ánodo
    oxidante .. [se_reduce|gana|capta|acepta/se_oxida|cede|pierde]
    reductor .. [se_oxida|cede|pierde/se_reduce|gana|capta]
    limitante .. [se_agota|se_acaba|se_consume|agota_primero|determina|limita/sobra|exceso]
    masa .. [conserva|constante|misma|no_cambia/pierde]
    átomos .. [conservan|mismo_número|no_se_crean/se_crean|se_destruyen]
    isótopos .. [mismo|igual/distinto|diferente] .. [protones|número_atómico/neutrones|número_másico]
    mismo .. número .. [protones|atómico/neutrones] .. distinto|diferente .. número|neutrones|protones|másico
    número_másico .. protones .. neutrones
    físic~ .. [no|misma|sin/nueva] .. nueva|sustancia
    químic~ .. nuevas|nueva|otra .. sustancia|sustancias
    [disolver|fundir|evaporar|hervir|congelar|fusión|ebullición|disolución|evaporación/quemar|arder|oxidar|combustión|cocer] .. cambio .. [físico/químico]
    [azúcar|glucosa|sacarosa/nacl|sal] .. [no_se_disocia|no_se_ioniza|no_conduce|no_forma_iones/se_disocia|conduce]
    [nacl|cloruro_de_sodio/azúcar|glucosa] .. se_disocia .. totalmente|completamente|del_todo|por_completo
    soluto .. [baja|rebaja|disminuye/sube|aumenta] .. punto_de_congelación
    soluto .. [sube|aumenta|eleva/baja|disminuye] .. punto_de_ebullición
    [mayor|más_larga|larga/menor|más_corta|corta] .. longitud_de_onda .. [menos|menor/más|mayor] .. energía|frecuencia
    electrón .. [cae|baja|vuelve|desciende/salta|sube] .. [emite|libera|emiten/absorbe]
    pares_libres|par_libre|par_solitario .. [repelen|repele|repulsión] .. [más/menos]
    par_libre|pares_libres|par_solitario|pares_solitarios .. empuja|empujan|comprime|aprieta|cierra|reduce
    pares|electrones .. repelen .. alejan|separan|lejos
    concentración .. [mayor|aumenta/menor|disminuye] .. [más|mayor|aumenta/menos|menor] .. choques|velocidad|rápida
    alqueno|alquenos|doble_enlace .. decolora~ .. bromo
    isómeros .. misma .. fórmula .. distinta|diferente
    ácido .. alcohol .. éster .. agua
    alfa .. número_másico .. [disminuye|baja/aumenta] .. 4|cuatro
    beta .. número_atómico .. [aumenta|sube/disminuye|baja] .. 1|uno
    semivida|vida_media|periodo_de_semidesintegración .. [no_depende|constante|independiente/depende] .. cantidad|concentración|inicial
    dilu~ .. moles|cantidad .. [mismos|mismo|constante|no_cambia|no_cambian/cambia]
    moles .. [mismos|constante|no_cambia|no_cambian|se_conservan/cambian]
    k .. [mayor|grande|>/menor|pequeña|<] .. 1 .. [productos/reactivos]
    k|constante .. solo .. [temperatura/presión|concentración]
    elementos|elemento|libre .. número_de_oxidación .. 0|cero
    suma .. números_de_oxidación .. 0|cero|carga
    depósito|capa .. rojizo|rojo|rojiza .. cobre
    [roja/azul|violeta|ultravioleta] .. [mayor|larga/menor|corta] .. longitud_de_onda
    cada|una .. unidad .. ph .. diez|10
    agua_pura|agua .. ph .. 7
    ph .. igual_a|= .. 7 .. neutr~
    energía .. necesaria|mínima|requerida .. arrancar|quitar|extraer .. electrón
    metales .. conducen .. electrones .. libres|deslocalizados
    electrones .. libres|deslocalizados .. metal~|conduc~
    grafito .. conduce
    diamante .. [no_conduce/conduce]
    ácidos .. [ceden|liberan|donan|dan/aceptan|captan] .. h+|protones|iones_h+
    ácidos .. ceden|liberan|dan .. [h+|protones|iones_h+/oh-]
    bases .. [aceptan|captan|liberan_oh-/ceden|donan] .. protones|h+
    ácido|ácidos .. tornasol .. [rojo/azul]
    base|bases .. tornasol .. [azul/rojo]
    mol .. contiene .. avogadro|partículas
    metal|metales .. no_metal|no_metales .. iónico
    covalente .. no_metales
    agente .. oxidante .. [se_reduce/se_oxida]
    electronegatividad .. [mayor/menor] .. flúor
    flúor .. más .. electronegativo|electronegatividad|alto
    densidad .. masa .. volumen
    rendimiento .. real .. teórico
    coeficientes .. subíndices
    número_atómico .. protones
    electrones .. neutro .. protones
    coeficiente .. moles|proporción
    equilibrio .. dinámico
    calor .. cedido .. absorbido|ganado
    espectador~ .. [no_participan|no_reaccionan|no_cambian/participan]
    disolución .. [neutra] .. ácido_fuerte .. base_fuerte
    ácido_fuerte .. base_fuerte .. neutra
    solución|disolución .. saturada .. máxim~|no_admite
    presión_total .. suma .. parciales
    energía .. [se_conserva|ni_se_crea]
    aluminio|sodio|magnesio|calcio|potasio|litio|hierro|zinc .. [pierde|cede|pierden/gana|capta|gana_electrones] .. electrón|electrones
    cloro|flúor|oxígeno|bromo|azufre .. [gana|capta|acepta|toma/pierde|cede] .. electrón|electrones
    óxido .. protege~ .. corrosión
    óxido|hidróxido .. aluminio .. anfótero
    capa .. óxido .. protege
    azufre .. [menos/más] electronegativo .. oxígeno
    electronegatividad .. [aumenta/disminuye] .. [izquierda_a_derecha/bajar]
    radio .. [disminuye/aumenta] .. [izquierda_a_derecha/bajar]
    isótopos .. mismo .. [protones|atómico/neutrones|másico]
    isótopos .. [distinto|diferente/mismo|igual] .. [neutrones|másico/protones]
    carbono-14 .. radiactivo
    [oxidación/reducción] .. [ánodo/cátodo]
    [ánodo/cátodo] .. [oxidación/reducción]
    [ánodo/cátodo] .. [negativo/positivo] .. pila|galvánica
    electrones .. [del_ánodo|desde_el_ánodo/del_cátodo|desde_el_cátodo] .. cátodo|ánodo
    puente_salino .. neutralidad|iones|cargas|circuito
    oxidante .. [se_reduce|gana|capta/se_oxida|pierde]
    reductor .. [se_oxida|pierde|cede/se_reduce|gana]
    gases .. [menos/más] .. solubles .. [{hot}/{cold}]
    presión .. [inversamente/directamente] proporcional .. volumen
    volumen .. [directamente/inversamente] proporcional .. temperatura_absoluta
    misma_temperatura .. misma .. energía_cinética
    vida_media|semivida .. mitad
    reactivo_limitante .. [se_agota|se_consume|determina/sobra]
    alquenos|alqueno .. [adición/sustitución]
    alcanos|alcano .. [sustitución/adición]
    alcohol|alcoholes .. primario|primarios .. [aldehído|aldehídos/cetona|cetonas]
    alcohol|alcoholes .. secundario|secundarios .. [cetona|cetonas/aldehído|aldehídos]
    ácido .. alcohol .. éster .. agua
    agua .. [polar/apolar] & molécula
    neutralización .. [exotérmica|libera/endotérmica|absorbe]
    fusión|evaporación|ebullición|vaporización .. [endotérmic~|absorbe/exotérmic~|libera]
    condensación|solidificación|congelación .. [exotérmic~|libera/endotérmic~|absorbe]
    entropía .. [aumenta/disminuye] .. [fundir~|evapora~|fusión/congela~|condensa~]
    catalizador .. [no_se_consume|se_recupera|no_se_gasta/se_consume|se_gasta]
    número_de_oxidación .. [aumenta|sube/disminuye|baja] .. [oxida|oxidación/reduce|reducción]
    cargas .. [opuestas|contrarias|distinto_signo/igual|mismo_signo] .. [se_atraen|atraen/se_repelen|repelen]
    [productos/reactivos] .. arriba|numerador
    catalizador .. no_desplaza .. equilibrio
    [aumentar|subir|elevar|mayor|aumenta/disminuir|bajar|reducir|menor|disminuye] .. presión & lado|sentido|hacia .. [menos|menor/más|mayor] .. moles|mol|gas|moléculas
    hace|alcanza .. equilibrio .. [antes|más_rápido|más_rápidamente/más_tarde|más_despacio]
    [mayor/menor] .. ka .. [más_fuerte|mayor/más_débil|menor] .. ácido
    [mayor/menor] .. ka .. [fuerte/débil] .. ácido
    k|constante .. solo|únicamente|sólo .. depende .. [temperatura/presión|concentración]
    constante .. [solo|sólo|únicamente/nunca] .. depende .. [temperatura/presión|concentración]
    [n2|nitrógeno/o2|oxígeno|cl2|cloro|h2] .. enlace .. triple
    [o2|oxígeno/n2|nitrógeno|cl2|cloro|h2] .. enlace .. doble
    enlace .. [n≡n|n-n/cl-cl] .. triple
    [cl-cl|h-h|h-cl/o=o] .. sencillo|simple
    iónico|iónicos|nacl|sal .. conduce|conducen .. [fundido|disuelto|disolución/sólido] 
    metal|metales .. [conducen/aíslan] .. corriente|electricidad
    electrones .. deslocalizados|libres .. mueven|móviles
    electrones .. atraídos .. [más/menos] fuerza .. átomo .. [pequeño|menor/grande|mayor]
    catalizador .. [/desplaza|cambia|altera|modifica] equilibrio|posición_del_equilibrio|constante_de_equilibrio
    [agua|amoníaco|amoniaco|h2o|nh3/metano|ch4|co2|dióxido_de_carbono] es|son [polar|polares/apolar|apolares|no_polar]
    temperatura .. debe|tiene_que .. [kelvin/celsius|grados_celsius]
    [ligeras|ligeros|livianas|livianos/pesadas|pesados] .. mueven|efunden|difunden .. más [rápido|deprisa|rápidamente/despacio|lento|lentamente]
    electrones .. [perdidos|cedidos] .. igual|mismo .. [ganados|captados|aceptados]
    entropía .. [aumenta|crece/disminuye|decrece] .. [evapora|evaporarse|funde|fundirse|hierve|vaporiza|sublima|fusión|evaporación|vaporización/condensa|congela|solidifica|condensación|congelación]
    protones|protón [tienen_carga_positiva|tiene_carga_positiva|son_positivos|es_positivo|con_carga_positiva/tienen_carga_negativa|tiene_carga_negativa|son_negativos|es_negativo|son_neutros]
    carga_(protones)|carga_(protón) [positiva|+1/negativa|-1|nula|neutra]
    carga_(neutrones)|carga_(neutrón) [nula|neutra|0|sin_carga/positiva|negativa]
    carga_(electrones)|carga_(electrón) [negativa|-1/positiva|+1|nula]
    neutrones|neutrón [no_tienen_carga|no_tiene_carga|son_neutros|es_neutro|sin_carga/tienen_carga_positiva|tienen_carga_negativa|tiene_carga_positiva|tiene_carga_negativa]
    electrones|electrón [tienen_carga_negativa|tiene_carga_negativa|son_negativos|con_carga_negativa/tienen_carga_positiva|tiene_carga_positiva|son_positivos]
    cuanto [menor/mayor] .. pka .. más [fuerte/débil]
    cuanto [mayor/menor] .. ka .. más [fuerte/débil]
    [menor/mayor] .. pka .. más [fuerte/débil] .. ácido
    aument~ .. presión .. hacia|donde .. [menos|menor/más|mayor] .. moles
    dobles .. más [cortos|fuertes/largos|débiles] .. que .. sencillos|simples
    triples .. más [cortos|fuertes/largos|débiles] .. que .. dobles|sencillos|simples
    alcanos .. hidrocarburos [saturados/insaturados]
    alquenos .. hidrocarburos [insaturados/saturados]
    ánodo .. [pierde|disminuye/gana|aumenta] .. masa
    cátodo .. [gana|aumenta/pierde|disminuye] .. masa
    presión_total .. suma .. parciales
    boyle .. temperatura .. constante
    ácido .. [cede|dona|libera/acepta|capta] .. protón|protones
    base .. [acepta|capta/cede|dona] .. protón|protones
    espectador|espectadores|iones_espectadores .. na+|k+|no3-|cl-
    punto_de_equivalencia .. ácido_fuerte .. base_fuerte .. [7|neutro/mayor|menor]
    ácido_débil .. base_fuerte .. equivalencia .. [mayor|básico|superior/menor|ácido|inferior]
    dilución|diluir .. ácido .. [exotérmica|exotérmico|libera_calor/endotérmica|endotérmico]
    [ácido_sobre_el_agua|ácido_al_agua|ácido_sobre_agua/agua_sobre_el_ácido|agua_al_ácido]
    cátodo .. [gana_masa|aumenta_su_masa|aumenta_de_masa/pierde_masa|disminuye_su_masa]
    ánodo .. [pierde_masa|disminuye_su_masa|se_disuelve/gana_masa|aumenta_su_masa]
    fracciones_molares .. suma|suman .. 1|uno
    presión_parcial .. depende|proporcional .. [moles|cantidad|fracción_molar/masa]
    energía_cinética_media|energías_cinéticas .. [igual|iguales|misma/distinta|diferentes] & misma_temperatura
    calor .. cede|pierde|cedido|perdido .. [gana|absorbe|recibe|absorbido|ganado/pierde]
    calor .. gana|absorbe|absorbido|ganado .. [pierde|cede|cedido|perdido/gana]
    calor_específico .. agua .. [alto|mayor|grande/bajo|menor|pequeño]
    agua .. calor_específico .. [alto|mayor|grande/bajo|menor|pequeño]
    [mayor|alto/menor|bajo] calor_específico .. temperatura .. cambia|varía .. [menos/más]
    soluto .. [disminuye|baja|reduce/aumenta|eleva] .. presión_de_vapor|punto_de_congelación
    soluto .. [aumenta|eleva|sube/disminuye|baja|reduce] .. punto_de_ebullición
    [menor/mayor] longitud_de_onda .. [mayor/menor] .. energía|frecuencia
    frecuencia .. longitud_de_onda .. [inversamente/directamente]
    isótopos .. propiedades_químicas .. [iguales|mismas|idénticas/distintas|diferentes]
    masa .. se_conserva|conservación
    cantidad_de_soluto|moles_de_soluto .. [no_cambia|constante|no_varía|se_conserva/cambia|varía]
    4s .. se_pierden|pierde|salen .. [antes|primero/después]
    par|pares .. solitario|solitarios|libres|no_enlazantes .. [más/menos] espacio|repulsión
    catalizador .. [no_modifica|no_cambia|no_altera/modifica|cambia|altera] .. δh|entalpía
  `,
};
