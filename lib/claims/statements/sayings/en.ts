import type { Sayings } from "./saying.ts";

export const EN: Sayings = {
  negations:
    "not|never|no|cannot|can't|isn't|aren't|doesn't|don't|didn't|won't|wouldn't|neither|nor|without|hardly|n't",
  sets: {
    up: "increase|increases|increased|increasing|rise|rises|rising|grow|grows|larger|bigger|higher|greater|go_up|goes_up|more|raises|raise|raising|raised",
    down: "decrease|decreases|decreased|decreasing|fall|falls|falling|drop|drops|smaller|lower|go_down|goes_down|less|shrink|shrinks|lowers|lowering|lowered|reduces|reducing|fewer",
    more: "more|larger|greater|bigger|higher|stronger",
    less: "less|smaller|lower|fewer|weaker|reduced",
    hot: "hot|warm|warmer|hotter|heated|warmed|higher_temperature|higher_temperatures|high_temperatures|temperature_rises|temperature_increases",
    cold: "cold|cool|colder|cooler|chilled|cooled|lower_temperature|lower_temperatures|low_temperatures|temperature_falls|temperature_drops",
    ions: "salt|salts|ionic_compounds|ionic_compound|ionic_solids|ionic_substances|electrolytes|nacl|sodium_chloride|table_salt",
    free: "molten|melted|melt|melts|liquid|dissolved|dissolve|dissolves|aqueous|solution|in_water",
    acid_word: "acid|acids|h+|hydrogen_ions|h3o+|protons",
    base_word: "base|bases|oh-|hydroxide|hydroxide_ions|alkali",
    metals: "metal|metals",
    nonmetals: "nonmetal|nonmetals|non-metal|non-metals",
    collide: "collide|collides|collision|collisions",
  },
  lines: `
    shifts|shift|responds|respond|reacts|adjusts|moves .. oppose|opposes|counteract|counteracts|counter|partly_undo|undo|undoes|reduce|reduces|relieve|relieves|minimize|minimizes|minimise|offset .. change|disturbance|stress|it|effect|disruption
    forward & reverse|backward|back & [rate|rates|speed|speeds/concentration|concentrations|amounts] .. equal|the_same|same & equilibrium|reaction~
    equilibrium .. concentrations .. [constant|stay_the_same|stop_changing|no_longer_change|unchanged/equal]
    concentrations .. [constant|stay_the_same|stop_changing|no_longer_change|do_not_change/equal] .. equilibrium
    equilibrium .. reached|established|attained .. [sooner|faster|quicker|earlier|more_quickly/later|more_slowly|slower] & position|yield|composition|catalyst
    position|yield|composition .. [stays|unchanged|same|unaffected|remains/shifts|changes|moves] & catalyst|sooner|faster
    catalyst|catalysts|enzyme|enzymes .. [speeds_up|speed_up|accelerates|accelerate|increases_the_rate|increase_the_rate|increases_the_reaction_rate|raises_the_rate|faster/slows_down|slow_down|decreases_the_rate] 
    speeds_up|accelerates|speed_up .. [both/only] .. forward|directions|reactions .. reverse|backward|equally|directions|reactions
    catalyst|catalysts .. [leaves|keeps/changes|change|increases|increase|raises|raise|shifts|shift|affects|affect|alters|alter|lowers|decreases|makes|moves|move] kc|kp|equilibrium_constant|position_of_equilibrium|equilibrium_position|equilibrium|value_of_k
    alternative|different|new|another .. path|pathway|route|mechanism .. [lower|smaller|less/higher|greater|larger] .. activation_energy|barrier|energy_barrier
    path|pathway|route|mechanism .. [lower|smaller|less/higher|greater|larger] .. activation_energy|barrier|energy_barrier
    activation_energy|barrier .. [lower|smaller|lowered|reduced|lowers/higher|raised|increased] .. catalyst
    activation_energy .. minimum|least .. energy .. collide~|collision~|particles|molecules|react~|needed|required
    minimum|least .. energy .. needed|required|must .. react~|collision~|collide
    k|constant|kc|kp .. [only/neither] .. depends|changes|change|affected .. [temperature/pressure|concentration|concentrations|catalyst]
    k|constant|kc|kp .. depends|changes|change|affected .. only .. [temperature/pressure|concentration|concentrations|catalyst]
    only .. [temperature/pressure|concentration|catalyst] .. changes|affects|change|alters .. k|kc|kp|constant
    q .. [smaller|less|lower|below|</larger|greater|bigger|higher|above|exceeds|>] .. k & [right|forward|products|more_product/left|reverse|backward|reactants]
    k|kc|kp .. [larger|greater|bigger|above|large|>/smaller|less|below|small|<] .. 1|one & [products|product/reactants|reactant] .. favored|favoured|predominate|predominates|dominate|dominates|mostly|more|favors|favours|mainly
    k|kc|kp .. [larger|greater|bigger|above|large|>/smaller|less|below|small|<] .. 1|one & favors|favours|lies|mostly|mainly .. [products|product|right/reactants|reactant|left]
    reverse|reversed|backward .. k|constant|fraction|expression .. [reciprocal|inverse|inverted|upside_down|flipped|one_over/same]
    fraction|expression|k|constant .. [inverted|upside_down|flipped|reciprocal|inverse] & reverse|reversed|flip
    halve|halving|halved|half|divide .. take|gives|is|becomes|by .. [square_root|root/square|double]
    doubling|double|doubled|multiply .. [square|squared/square_root|doubled] & k|constant
    remove|removing|take|taking|removed|removal & [product|products|ammonia/reactant|reactants] & [right|forward|more_product|more_of_it|makes_more/left|reverse]
    add|adding|added|more & [reactant|reactants/product|products] & [right|forward|more_product/left|reverse|backward]
    {up} pressure & [fewer|less|smaller/more|greater|larger] .. moles|molecules|gas|particles
    solids .. liquids .. [not_appear|do_not_appear|don't_appear|omitted|left_out|excluded|not_included|are_not_included/included|appear]
    [exothermic/endothermic] .. [raising|raise|increasing|increase|higher|heating|warming/lowering|lower|cooling|decreasing] .. [left|reactants|reverse|smaller|k_decreases|backward/right|products|forward|larger|k_increases]
    [raising|raise|increasing|increase|heating/lowering|lower|cooling|decreasing] .. temperature & [endothermic/exothermic] direction|reaction|side|way
    [higher|raising|increasing|increase/lower|lowering|decreasing] .. temperature .. [faster|increases|increase|speeds|more_frequent|quicker|raises/slower|decreases|decrease|slows]
    temperature [rises|increases|goes_up/falls|decreases|drops] & rate|reaction|particles|molecules|collisions .. [faster|increases|speeds|more|rises/slower|decreases|slows|less]
    particles|molecules|atoms|ions .. [move|moves|moving/stop] .. [faster|quicker/slower] .. [{hot}/{cold}]
    more|greater|larger .. molecules|particles|collisions|fraction|number .. enough_energy|sufficient_energy|activation_energy|barrier|energy_needed|overcome
    more|often|frequent|frequently .. {collide} & {up}|concentration|temperature|pressure|surface|particles|molecules
    {collide} .. more_often|more_frequently|more_frequent|often & {up}|concentration|temperature|pressure|surface|particles|molecules
    {collide} .. correct|proper|right|favorable|favourable .. orientation
    [larger|greater|bigger|more|increased|increasing|powder|powdered|finer/smaller|less|reduced] .. surface_area|surface .. [faster|increases|speeds|more|higher|quicker/slower|decreases|less|lower]
    [higher|larger|greater|increasing|increase|more/lower|smaller|decreasing] .. concentration .. [faster|more|increases|higher|quicker/slower|less|decreases|fewer]
    rate .. doubles .. [first|order_1|first-order/second|zero|second-order]
    doubles .. [first_order|first-order|order_1/second_order|second-order|zero_order]
    quadruples|four_times|factor_of_4|factor_of_four|4_times .. [second|order_2|second-order|order_of_2/first|first-order|zero]
    unchanged|same|does_not_change|doesn't_change|not_affect|no_effect .. [zero_order|zero-order|order_0|zeroth|zeroth-order/first_order|second_order]
    ln .. time .. [straight|linear|line] & [first|first-order/second|second-order|zero]
    1/[a] .. time .. [straight|linear|line] & [second|second-order/first|first-order|zero]
    straight_line|linear .. [first|first-order/second] .. slope -k
    s-1 .. [first/second] & l_mol-1_s-1|m-1_s-1|1/(m·s) .. second
    s-1 .. first & l_mol-1_s-1|m-1_s-1|1/(m·s) .. [second/first]
    half-life .. [constant|independent|always_the_same/depends|changes|gets] .. initial|starting|concentration|amount|how_much|much|start|sample
    slowest|slow [step/reactant] .. determines|controls|limits|sets|rate-determining|rate-limiting|bottleneck
    rate|rate-determining|rate-limiting .. [slowest|slow/fastest|fast] .. step
    intermediate|intermediates .. formed|produced|made|appears .. consumed|used_up|disappears
    breaking|break|broken .. bonds .. [requires|needs|takes|costs|absorbs|takes_in/releases|gives|gives_off] .. energy
    forming|formation|formed|making|new .. bonds .. [releases|gives|gives_off|gives_out|sets_free/requires|needs|absorbs|takes_in|costs] .. energy
    heat|energy .. flows|transferred|moves|passes|goes .. from .. [hot|hotter|warm|warmer/cold|colder|cooler] .. to .. cold|colder|cool|cooler|hot|hotter|surroundings
    [exothermic/endothermic] .. products .. [less|lower/more|higher] .. energy .. reactants
    [exothermic/endothermic] .. surroundings .. [warm|warmer|warms|heats_up|hotter|rises/cool|cooler|cools|colder|drops]
    enthalpy|δh|it|change .. [independent|does_not_depend|doesn't_depend|depends_only/depends] .. path|route|way|initial_and_final|start_and_end
    enthalpy|entropy|energy .. state_function
    hess .. sum|add|adding|added|total|same|independent
    [gas|gases/solid|solids|liquid|liquids] .. [more|higher|highest|greater|greatest|most|larger/less|lower|lowest|least] .. entropy|disorder|disordered
    entropy .. [gas|gases/solid|solids] .. [higher|greater|larger|much_larger/lower|smaller] .. solid|solids|liquid|liquids|gas
    [more|increase|increasing/fewer|less|decrease|decreasing] .. gas .. entropy .. [increases|rises|positive|goes_up/decreases|falls|negative|goes_down]
    δg .. [negative|<_0|less_than_zero|below_zero/positive|>_0|above_zero|greater_than_zero] .. [spontaneous|happens_by_itself|favorable|favourable|proceeds/nonspontaneous|non-spontaneous]
    δg [=|is|equals] 0|zero & equilibrium|switch|changes_sign|balance|crossover
    equilibrium|switch|crossover|changes_over|happens .. δg [=|is] 0|zero
    specific_heat .. energy|heat .. raise|warm|heat .. one_gram|1_g|one_degree|1_°c|by_one
    high .. specific_heat .. water|slowly|large|much|lot
    melt|melting|boil|boiling|vaporize|vaporization|phase_change|freezing .. temperature .. [constant|same|does_not_change|doesn't_change|not_rise|steady/rises|increases]
    temperature .. [constant|same|does_not_change|doesn't_change|not_rise|steady/rises|increases] .. melt|melts|melting|boil|boils|boiling|phase_change|vaporizing|ice
    [vaporization|vaporizing|boiling|evaporating|evaporation/melting|fusion] .. [more|larger|greater/less|smaller] .. energy|heat .. than .. melting|fusion|vaporization|freezing
    [strong/weak] acid|acids .. [completely|fully|totally|entirely|100_%|almost_completely/partly|partially|slightly|only_a_small|incompletely|a_little|to_a_small_extent] .. ioni~|dissociat~|split~|break~|ions
    [strong/weak] acid|acids .. ioni~|dissociat~|split~|break~ .. [completely|fully|totally|entirely|100_%|almost_completely/partly|partially|slightly|only_a_small|incompletely|a_little|to_a_small_extent|hardly]
    [strong/weak] base|bases .. ioni~|dissociat~|split~ .. [completely|fully|totally|entirely/partly|partially|slightly|only_a_small|incompletely]
    [strong/weak] acid|acids .. equilibrium .. [far|entirely|strongly|mostly] .. [right|products|ions/left|reactants]
    only .. small|tiny|few .. fraction|part|percentage|molecules & [weak/strong] acid|base
    [lower|smaller|low|small/higher|larger|high|greater] .. ph .. [more|stronger/less|weaker] acidic|acid
    ph .. [lower|smaller|low|small|below_7|less_than_7/higher|larger|high|above_7|greater_than_7] .. [acidic|acid|more_acidic/basic|alkaline|less_acidic]
    ph .. scale .. logarithmic
    ten|tenfold|10|10-fold|ten-fold|factor_of_ten|factor_of_10|ten_times|10_times & one|1 .. ph_unit|unit|ph|units & ph|[h+]|h+|acidic|concentration|dilution
    [larger|higher|bigger|greater/smaller|lower] .. ka .. [stronger/weaker] .. acid
    [smaller|lower/larger|higher|bigger|greater] .. pka .. [stronger/weaker] .. acid
    [stronger/weaker] .. acid .. [larger|higher|bigger|greater/smaller|lower] .. ka
    [stronger/weaker] .. acid .. [smaller|lower/larger|higher|bigger|greater] .. pka
    [stronger/weaker] .. acid .. [weaker/stronger] .. conjugate_base|its_conjugate|base
    buffer|buffers|it|solution .. [resists|resist|keeps|keep|maintains|minimizes/changes] .. ph .. [nearly|almost|change|changes|same|constant|steady|stable|when]
    ph .. [nearly_the_same|nearly_constant|almost_constant|stable|steady|hardly_changes|barely_changes|changes_little|changes_only_slightly|changes_very_little] & buffer|small|little|add~
    buffer & weak_acid .. conjugate_base|its_salt|salt
    weak_acid .. [conjugate_base|its_salt|salt_of_its_conjugate_base/conjugate_acid]
    weak_base .. [conjugate_acid|its_salt/conjugate_base]
    added [{acid_word}/{base_word}] .. [neutralized|neutralised|caught|removed|taken_up|consumed|absorbed|reacts|captured|mopped_up|picked_up] .. [base|conjugate_base|a-|acetate|ammonia|weak_base/acid|weak_acid]
    [base|conjugate_base|a-|acetate|weak_base|ammonia/weak_acid|acid] .. [reacts_with|neutralizes|neutralises|catches|removes|takes_up|consumes|absorbs|captures|mops_up|picks_up] .. added|extra [{acid_word}/{base_word}]
    equal|same .. concentrations|amounts|both .. ph [=|equals|is] .. pka
    half-equivalence|halfway|half-way|half-neutralized|half-neutralised .. ph .. pka
    ph .. within|about .. one|1 .. unit|units .. pka
    pure_water|water .. ph .. 7 .. neutral
    strong_acid .. strong_base .. equivalence_point .. [7|neutral/above|below]
    weak_acid .. strong_base .. equivalence_point .. [above|basic|greater|higher|>|alkaline/below|acidic|less]
    strong_acid .. weak_base .. equivalence_point .. [below|acidic|less|lower|</above|basic|greater]
    equivalence_point .. [above_7|greater_than_7|basic|higher_than_7/below_7|acidic] .. weak_acid
    conjugate_base .. [weak/strong] acid .. basic|raises|accepts|reacts_with_water|hydrolyzes|hydrolyses
    indicator .. changes .. colour|color
    acid|acids .. metal|metals .. hydrogen
    acid|acids .. carbonate|carbonates .. carbon_dioxide|co2
    acid|acids .. base|bases|alkali .. salt .. water
    neutralization|neutralisation .. salt .. water|water
    always .. add|adding|pour|pouring .. [acid/water] .. to|into .. water|acid
    [transfer|transferred|transfers|given|moves/shared|share|shares] & ionic_bond|ionic_bonding
    [shared|share|shares|sharing/transferred|transfer] & covalent_bond|covalent_bonding|covalent
    two|both|atoms .. share|shares|sharing .. pair|pairs|electrons
    metal .. [gives_up|gives|loses|donates|transfers|lose/takes|gains] .. electron|electrons|outer_electron
    opposite|oppositely .. attract|attracts|attraction|attracted|charged_ions
    ions .. [attract|attracted/repel] .. one_another|each_other|opposite
    electrostatic .. attraction|forces|attract & ions|charged|ionic|nucleus|cations
    [molten|dissolved|aqueous|melted|liquid/solid] {ions} .. [conduct|conducts|conductor|conductors/insulator|insulators]
    {ions} .. conduct|conducts|conductor|conductors|electricity .. [{free}/solid|solids]
    {ions} .. [{free}/solid|solid_state] .. [conduct|conducts|conductor/insulator]
    ions .. [fixed|cannot_move|can't_move|locked|held|not_free|stuck/free|can_move|mobile] & [solid/molten|dissolved|liquid]
    ions .. [free|can_move|mobile|able_to_move|move_freely/fixed|locked|stuck|held] & [{free}/solid|solid_state]
    metals .. conduct|conductors|conductivity .. delocalized|delocalised|free|mobile|sea
    delocalized|delocalised|sea|mobile|free .. electrons .. metal|metals|conduct|electricity|current|charge
    graphite .. conducts|conduct|conductor
    [diamond/graphite] .. [does_not_conduct|doesn't_conduct|insulator|not_conduct/conducts]
    [sugar|glucose|sucrose|molecular_substances|molecular_compounds|ethanol/nacl|salt] .. [not_conduct|do_not_conduct|does_not_conduct|nonelectrolyte|non-electrolyte|don't_conduct|doesn't_conduct/conducts|conduct]
    [sugar|glucose|sucrose|molecular_substances|ethanol/nacl|salt] .. [not_split|does_not_split|doesn't_split|not_dissociate|does_not_dissociate|doesn't_dissociate|does_not_ionize|do_not_dissociate|does_not_break_up|does_not_form_ions|stays_whole|stay_intact|remain_intact|doesn't_ionize|dissolves_as_molecules|dissolves_as_whole_molecules/splits|dissociates|ionizes]
    [ionic|salts|ionic_compounds/molecular|covalent_compounds] .. [high|higher/low|lower] .. melting_point|melting_points|melting_and_boiling
    high .. melting .. strong .. attraction|forces|bonds
    diamond|silicon_dioxide|sio2|quartz .. network|giant|covalent_network|macromolecular
    network|giant .. [high|very_high/low] .. melting
    [double/single] bond|bonds .. [not_rotate|no_rotation|cannot_rotate|can't_rotate|does_not_rotate|doesn't_rotate|restricted|locked|rigid|not_free_to_rotate/rotates|rotate|free_rotation|rotates_freely]
    [double/single] bond .. prevents|restricts .. rotation
    [n2|nitrogen/o2|oxygen] .. [three|triple/two|double] .. pairs|bond
    [o2|oxygen|co2|c=o/n2|nitrogen] .. [double|two_pairs/triple] .. bond|bonds|shared
    [triple/single] bond .. [shorter|stronger|shortest|strongest/longer|weaker|longest|weakest] .. single|double|than
    [double/single] bond .. [shorter|stronger/longer|weaker] .. single|than
    one .. sigma .. two .. pi|π & triple
    one .. sigma|σ .. one|pi|π & double
    lone_pair|lone_pairs|nonbonding_pairs .. [repel|repels|repulsion|repulsive] .. [more|stronger|strongly|greater/less|weaker] 
    lone_pair|lone_pairs .. [takes_up|take_up|occupies|occupy|needs|need|require|requires|spreads_out|spread_out] .. [more/less]
    lone_pair|lone_pairs|it|they .. push|pushes|squeeze|squeezes|press|compress|compresses|force .. [together|closer|inward|smaller|angle|angles/apart]
    lone_pair|lone_pairs .. repel|repels|push|pushes|repulsion .. bonding|bonds|bond_pairs|hydrogen|hydrogens
    electron|electrons|pairs|domains|groups|clouds .. repel .. each_other|one_another|apart
    pairs|groups|domains|regions .. as_far .. apart
    as_far .. apart|from_each_other|from_one_another .. as_possible|possible
    like_dissolves_like
    polar .. dissolve|dissolves .. polar
    hydrogen_bond|hydrogen_bonds|hydrogen_bonding .. [stronger/weaker] .. dispersion|london|dipole-dipole|van_der_waals
    [covalent/hydrogen] bond|bonds .. [stronger/weaker] .. than .. hydrogen|intermolecular|covalent
    hydrogen_bond|hydrogen_bonds|hydrogen_bonding .. between .. molecules|water
    hydrogen .. bonded|attached|bound .. f|n|o|nitrogen|oxygen|fluorine|electronegative
    boiling|evaporation|evaporating|vaporizing|melting .. breaks|overcomes|break|overcome .. [intermolecular|hydrogen_bonds|forces_between|attractions_between/covalent|o-h_bonds|bonds_within]
    [intermolecular|hydrogen_bonds/covalent_bonds|o-h_bonds] .. broken|overcome .. boil|boils|boiling|evaporat~|melt|melting
    covalent_bonds|o-h_bonds|molecules_themselves .. [not_broken|intact|stay|remain|unchanged/broken|break] & boil|boils|boiling|evaporat~|melt|melts|melting|dissolv~
    [larger|bigger|heavier|more_electrons|longer/smaller|lighter|fewer] .. [stronger|larger|greater|more/weaker|smaller|less] .. dispersion|london|van_der_waals
    dispersion|london .. [stronger|grow|increase|larger/weaker|decrease|smaller] .. [larger|size|more_electrons|molar_mass|heavier|number_of_electrons|bigger|mass/smaller|fewer]
    [stronger/weaker] .. intermolecular|forces|attractions|attraction .. [higher|raise|more_energy/lower] .. boiling_point|boiling_points|boil|energy
    [branched|branching/straight|unbranched] .. [lower|weaker|less/higher] .. boiling|boil|surface|contact
    ice .. [less/more] dense|density .. water
    ice .. [floats|float/sinks|sink]
    water .. [densest|maximum_density|greatest_density|most_dense] .. 4
    water .. expands .. freezes|freezing|frozen
    ice .. open|lattice|hexagonal .. structure|lattice|network|space
    o-h|h-cl|c-o|c-cl|h-f|n-h .. bond|bonds .. [polar/nonpolar|non-polar]
    c-h .. bond|bonds .. [nonpolar|non-polar|almost_nonpolar|essentially_nonpolar]
    [oxygen|chlorine|fluorine|nitrogen|bromine|o|cl|f|n/hydrogen|h] .. [partial|partially|slightly|δ] .. [negative|-/positive|+]
    [negative|δ-/positive|δ+] .. end|pole|side .. [oxygen|nitrogen|chlorine|fluorine|o|n|cl|f/hydrogen|hydrogens|h]
    difference .. zero|0 .. [nonpolar|non-polar|pure_covalent|purely_covalent/polar|ionic]
    dipoles|dipole_moments|bond_dipoles .. cancel & linear|symmetric|symmetrical|symmetry|nonpolar|non-polar|opposite|tetrahedral|co2|ccl4
    dipoles|bond_dipoles .. [do_not_cancel|don't_cancel|not_cancel|add_up/cancel] .. bent|polar|lone_pair
    share|shared|unequal|unequally|equally .. [unequally|unequal/equally|equal] & [polar/nonpolar|non-polar]
    one_more|one_extra|an_extra|additional|more .. proton|protons & across|left_to_right|next|before|period|element
    each|every .. element .. one_more|additional .. proton .. electron
    same|inner .. [shell|shells|level/nucleus] & shield|shielding|shields|across|period|added|extra
    [across|period/down|group] .. same .. shell|level
    [shell|shells|level|levels] & [more|extra|new|another|additional|added/same] & [down_a_group|down_the_group|down/across]
    one_more|extra|new|additional|another|more .. shell|shells|energy_level|electron_shells .. [larger|bigger|grow|grows|increase|increases|farther|further/smaller]
    outer|valence .. electrons .. [closer|nearer|pulled_in|more_strongly|tighter|more_tightly/farther|further] & [nuclear_charge|protons|nucleus|across/down|shell|shells]
    outer|valence .. electrons|electron .. [farther|further/closer] .. nucleus
    effective_nuclear_charge|nuclear_charge .. [{up}/{down}] 
    same_group|same_column|same_family .. same .. valence|outer
    same .. valence|outer .. electrons .. similar|alike .. chemical|properties|chemistry|reactivity
    noble_gas|noble_gases|neon|argon|helium .. [full|complete|filled|stable/incomplete] .. shell|shells|octet|configuration|valence
    noble_gas|noble_gases|neon|argon|helium .. [unreactive|inert|hardly_react|do_not_react|rarely_react/reactive]
    alkali_metal|alkali_metals|sodium|potassium|lithium .. react|reacts .. water .. hydrogen
    [alkali_metals|group_1|alkali_metal/halogens|halogen|group_17] .. reactiv~ .. [increases|rises|grows|more/decreases|falls|less] .. down
    reactivity .. [alkali_metals|group_1/halogens|group_17] .. [increases/decreases] .. down
    radius|radii .. alkali_metals|group_1|halogens|group_17 .. [increases/decreases] .. down
    [alkali_metals|group_1/halogens|halogen] .. [lose|give_up/gain|accept] .. one_electron|electron
    [cation|cations|positive_ion|positive_ions/anion|anions|negative_ion|negative_ions] .. [smaller/larger|bigger] .. atom|atoms|neutral|parent
    [4s/3d] .. [first|before_the_3d|leave_first/last] & electron|electrons & leave|leaves|lost|removed|remove|lose
    [4s/3d] .. electron|electrons .. [leave|leaves|lost|removed|come_off] .. [first|before/last]
    full|filled|half-filled|half-full|completely_filled .. [lower_in_energy|more_stable|stable|stability|extra_stable|extra_stability|lower_energy|favorable|favourable/unstable|higher_energy]
    be_to_b .. n_to_o
    dips|dip|exceptions|exception|drops|irregularities .. be .. b|n
    dips|dip|exceptions|exception|drops|irregularities .. beryllium|boron|nitrogen
    boron .. [below|lower|less/above|higher] .. beryllium
    oxygen .. [below|lower|less/above|higher] .. nitrogen
    [{metals}/{nonmetals}] .. [lose|give_up|losing|donate/gain|take|accept|gaining] .. electrons
    [{metals}/{nonmetals}] .. form|forms|become|becomes .. [cations|positive_ions|cation|positive/anions|negative_ions|negative]
    [{metals}/{nonmetals}] .. [good|conduct|shiny|malleable|ductile/poor|brittle|insulators]
    [more|higher|larger|positive/less|lower|smaller|negative] .. potential .. [reduced|cathode|reduction/oxidized|oxidised|anode]
    [higher|more_positive|larger/lower|more_negative] .. potential .. [is_reduced|gets_reduced|cathode/is_oxidized|is_oxidised|anode]
    [positive/negative] .. e°|e°cell|ecell|cell_potential|potential|voltage|ecell .. [spontaneous|runs_by_itself|works/nonspontaneous|non-spontaneous|not_spontaneous]
    potential|potentials|e° .. [not_multiplied|not_doubled|intensive|never_multiplied|not_multiply/multiplied|doubled|multiply|extensive]
    salt_bridge .. neutral|neutrality|charge|charges|balance|ions|circuit
    electrons .. flow|move|travel|run|flows .. [from_the_anode|from_anode/from_the_cathode|from_cathode]
    oxidation .. [anode/cathode] .. reduction .. cathode|anode
    [anode/cathode] .. [oxidation|oxidized|oxidised/reduction|reduced]
    equilibrium .. voltage|potential|e|cell_potential|ecell .. zero|0
    q .. [larger|greater|bigger|above|>/smaller|less|below|<] .. 1|one .. voltage|potential|e .. [lower|less|smaller|below|drops/higher|greater|larger|above]
    anions .. to|toward|towards [anode/cathode]
    cations .. to|toward|towards [cathode/anode]
    [anions|negative_ions|nitrate|sulfate/cations|positive_ions|zn2+] .. move|migrate|flow|drift .. to|toward|towards [anode/cathode]
    element|elements|free|uncombined|elemental .. oxidation_number|oxidation_state .. zero|0
    sum .. oxidation_numbers|oxidation_states .. zero|0|charge
    oxidation_numbers|oxidation_states .. add_up|sum|adds_up|total .. zero|0|charge
    everything|total|sum|they .. adds_up|add_up|is|must_be .. [zero|0] & neutral
    monatomic|monoatomic .. oxidation .. charge
    oxidizing_agent|oxidising_agent|oxidant .. [is_reduced|gets_reduced|itself_reduced|gains|accepts|takes/is_oxidized|is_oxidised|loses]
    reducing_agent|reductant .. [is_oxidized|is_oxidised|gets_oxidized|gets_oxidised|itself_oxidized|loses|gives|donates/is_reduced|gains|accepts]
    [more/less] reactive|active .. metal|metals .. displaces|displace|replaces|replace|pushes
    more reactive|active .. displaces|displace|replaces|replace .. [less/more] reactive|active
    [/less] reactive|active .. displaces|displace|replaces|replace .. more reactive|active
    [copper|silver|gold/zinc|magnesium|iron] .. [does_not_react|doesn't_react|not_react|no_reaction|will_not_react/reacts] .. acid|hydrochloric|hcl
    silver .. copper .. sulfate|ions|solution .. [stays|no_reaction|nothing_happens|does_not_react|unchanged]
    red|reddish|reddish-brown|brown .. copper .. deposit~|forms|coats|coating|plates|layer
    copper .. deposit|deposits|coats|coating|plates|layer
    blue .. [fades|pales|disappears|becomes_paler|lighter/deepens|darkens] .. copper|cu2+|solution|ions
    blue .. solution|colour|color .. [fades|pales|becomes_paler/deepens|darkens]
    [pressure/amount] .. [inversely/directly] proportional .. volume
    volume .. [doubles|doubled/halves|halved] .. pressure .. [halves|halved|half/doubles|doubled]
    pressure .. [doubles|doubled|doubling|double/halves|halved|halving] .. volume .. [halves|halved|half|divided_by_two/doubles|doubled]
    [doubling|double/halving|halve] .. pressure .. [halves|half/doubles] .. volume
    [directly/inversely] proportional .. [absolute_temperature|kelvin|temperature_in_kelvin]
    temperature .. must .. [kelvin|kelvins/celsius]
    ideal|ideally .. [low_pressure|low_pressures/high_pressure|high_pressures]
    ideal|ideally .. [high_temperature|high_temperatures/low_temperature|low_temperatures]
    deviate|deviates|deviation|deviations|real_gases .. [high_pressure|high_pressures/low_pressure|low_pressures]
    deviate|deviates|deviation|deviations .. [low_temperature|low_temperatures/high_temperature|high_temperatures]
    equal|same .. volumes|volume .. gases|gas .. same|equal .. number|molecules|moles
    [lighter/heavier] .. gas|gases|molecules|one|particles .. [faster|more_quickly|quicker/slower|more_slowly]
    [heavier/lighter] .. gas|gases|molecules|one|particles .. [slower|more_slowly/faster|quicker]
    average|mean .. kinetic_energy .. [temperature/pressure|mass]
    temperature .. measure .. kinetic_energy
    gas|gases .. [less/more] .. soluble|dissolve|dissolves|solubility .. [{hot}/{cold}]
    gas|gases .. soluble|solubility|dissolve .. [decreases|falls|drops|less/increases|rises] .. temperature .. [rises|increases|goes_up/falls|decreases]
    solubility .. gas|gases .. [decreases|falls|drops/increases|rises] .. [{hot}|temperature|rising_temperature/{cold}]
    solubility .. gas|gases .. [increases|rises|grows|proportional/decreases|falls] .. pressure
    they|it .. [less/more] soluble .. [warm_water|hot_water|warm/cold_water|cold|cool]
    [raising|higher|increasing|raise|increase|greater|more/lowering|lower|decreasing] .. pressure .. [more/less] .. dissolve|dissolves|gas|soluble
    solids|salts|solid_salts|most_solids .. [more|better|faster/less] .. soluble|dissolve|dissolves|hot_water .. [{hot}/{cold}]
    solids|salts|kno3|sugar .. dissolve|dissolves .. [better|more|faster|far_better|much_better/less|worse|slower] .. [{hot}/{cold}]
    henry .. pressure|proportional|solubility
    solute|solutes|particles|dissolved|salt .. [lowers|lower|depresses|reduces|decreases/raises|increases] .. freezing_point|vapor_pressure|vapour_pressure|melting_point
    solute|solutes|particles|dissolved|salt .. [raises|raise|elevates|increases/lowers|decreases] .. boiling_point
    freezing_point .. [lowered|lower|depressed|depression|drops|falls/raised|elevated|rises|higher]
    boiling_point .. [raised|elevated|elevation|rises|higher|goes_up/lowered|depressed|drops|lower]
    colligative .. [number|how_many/kind|identity|nature] .. particles|solute
    depend|depends .. [number|how_many/kind|identity|type] .. particles & colligative|freezing|boiling|solute
    limiting .. [runs_out|used_up|consumed|used_up_first|determines|decides|limits|completely_used|gives_the_least|less_product|smaller_amount/left_over|in_excess|remains]
    runs_out .. first .. limiting
    excess .. [left_over|remains|left|not_used_up/runs_out|used_up]
    mass|matter .. [conserved|neither_created|cannot_be_created|stays_the_same|same_before/lost|destroyed]
    atoms .. [conserved|neither_created|same_number|rearranged|cannot_be_created|not_created/created|destroyed|lost]
    coefficients .. [change|changed|adjust|adjusted] .. [not|never] .. subscripts|formulas
    never|not .. change|changed .. subscripts|subscript|formulas
    changing|change .. subscripts|subscript .. different|another .. substance|compound
    empirical_formula .. [simplest|smallest|lowest/actual|real] .. ratio|whole|whole-number
    molecular_formula .. [actual|real|true|exact|multiple/simplest] .. number|numbers|atoms|empirical
    percent_yield|percentage_yield|yield .. actual .. theoretical
    molar_mass .. mass .. one_mole|1_mol|mole
    molarity .. moles .. [litre|liter|litres|liters/kilogram|kg]
    molality .. moles .. [kilogram|kg/litre|liter]
    same .. number .. [protons|proton|atomic_number/neutrons] .. different|differ|other .. number|numbers|neutrons|protons
    isotopes .. [same|equal|identical/different] .. [protons|proton|atomic_number|electrons/neutrons|mass_number|mass]
    isotopes .. [chemically|chemical] .. [same|identical|alike|similar/different]
    atomic_number .. number .. [protons/neutrons]
    mass_number .. protons .. [plus|and|+|sum] .. neutrons
    neutral .. atom .. [same|equal|as_many|equals/more] .. electrons|protons
    neutrons .. mass_number .. [minus|-|subtract] .. atomic_number|protons
    ion|ions .. [positive/negative] .. [fewer_electrons|more_protons|lost|lost_electrons/more_electrons|gained]
    average .. mass|weighted .. isotopes|abundance|abundances
    physical .. [no/a] .. new .. substance|substances
    chemical .. new .. substance|substances
    new .. substance|substances .. [chemical/physical]
    [dissolving|dissolve|melting|boiling|freezing|evaporating|evaporation|condensation|crushing|cutting|sublimation|sublimes/burning|burn|burns|rusting|rust|cooking|baking|digestion|combustion|caramelising|caramelizing|souring|fermentation|electrolysis|rotting] .. [physical/chemical] change|process|one
    [burning|rusting|cooking|baking|caramelising|caramelizing|combustion|fermentation|rotting|digesting/dissolving|melting|boiling|freezing|evaporating] .. [is_chemical|chemical/is_physical|physical]
    evaporate|evaporates|evaporation|evaporating .. get|recover|left|leaves|obtain|back .. sugar|salt|solid|crystals
    molecules .. [same|unchanged|stay|remain|intact] & melting|boiling|dissolv~|evaporat~|physical|state
    half-life .. time .. half .. [decay|decays|decayed|disintegrate|remains|left|nuclei|atoms|sample|reacted]
    time .. half .. [decay|decays|nuclei|atoms|radioactive|sample|disintegrate|reacted|react]
    alpha|α .. mass_number .. [decreases|drops|falls|goes_down|reduced|lower/increases] .. 4|four
    alpha|α .. mass_number .. decreases|drops|falls|goes_down|reduced .. [4|four/2|two]
    alpha|α .. atomic_number .. [decreases|drops|falls|goes_down|reduced/increases] .. 2|two
    alpha|α .. atomic_number .. decreases|drops|falls|goes_down|reduced .. [2|two/4|four|1|one]
    alpha|α .. [two_protons|2_protons] .. [two_neutrons|2_neutrons]
    beta|β .. atomic_number .. [increases|rises|goes_up|up_by/decreases|drops|falls] .. 1|one
    beta|β .. atomic_number .. increases|rises|goes_up|up_by .. [1|one/2|two]
    beta|β .. mass_number .. [same|unchanged|does_not_change|doesn't_change|stays|constant/increases|decreases]
    gamma|γ .. [no_mass|no_charge|electromagnetic|photon|photons|energy|high-energy/mass]
    [alpha|α/gamma|γ] .. [stopped|paper|sheet_of_paper|least_penetrating/lead|most_penetrating|concrete]
    [gamma|γ/alpha|α] .. [lead|most_penetrating|concrete|thick/paper|least_penetrating]
    iron|fe-56|nickel|fe .. [highest|largest|greatest|maximum|peak|most_stable/lowest] .. binding_energy|nucleon|stable|curve
    binding_energy .. nucleon .. [highest|maximum|peaks|greatest|largest] .. iron|fe
    mass_defect|missing_mass|lost_mass .. energy
    fission .. [heavy|large|heavier/light|small] .. split|splits|nuclei|nucleus|smaller|lighter
    fusion .. [light|small|lighter/heavy|large] .. nuclei|nucleus|combine|join|heavier
    [longer|larger/shorter|smaller] .. wavelength|wavelengths .. [less|lower|smaller/more|higher|greater] .. energy|frequency|energies|energetic
    [shorter|smaller/longer|larger] .. wavelength .. [more|higher|greater/less|lower|smaller] .. energy|frequency
    [higher|greater|larger/lower|smaller] .. frequency .. [more|higher|greater|shorter/less|lower|smaller|longer] .. energy|wavelength
    [red/blue|violet|ultraviolet|uv] .. [longer|longest/shorter|shortest] .. wavelength
    [red|infrared/blue|violet|ultraviolet|uv] .. [less|lower|lowest/more|higher|highest] .. energy|frequency
    [blue|violet|ultraviolet|uv/red|infrared] .. [more|higher|highest|shorter/less|lower|lowest|longer] .. energy|frequency|wavelength
    electron .. [drops|falls|drops_down|falls_back|returns|jumps_down/jumps_up|excited|rises] .. [emitted|emits|emit|released|releases|given_off|gives_off/absorbed|absorbs]
    [emitted|emission|emits/absorbed|absorption|absorbs] .. [drops|falls|lower_level|lower/higher_level|jumps_up|higher]
    photon|light .. [emitted|released|given_off/absorbed] .. [falls|drops|lower/rises|higher]
    same_molecular_formula|same_formula .. different .. structure|structures|structural|arrangement|connectivity|order
    isomers .. same .. formula .. different
    [cis|z/trans|e] .. [same/opposite] .. side|sides
    [trans|e/cis|z] .. opposite .. side|sides
    same_side & cis
    alkane|alkanes .. [single|saturated/double|unsaturated] .. bonds|bond|hydrocarbons
    alkene|alkenes .. [double|unsaturated/single|saturated|triple] .. bond|bonds
    alkyne|alkynes .. [triple/single|double] .. bond|bonds
    alkene|alkenes|double_bond|unsaturated|but-2-ene|ethene|propene .. decolori~|decolouri~|bromine .. colour|color|disappears|decolor~|decolour~|water
    bromine .. [adds|add] .. double_bond|across
    bromine_water .. [decolori~|decolouri~|loses|disappears|colourless|colorless/stays] & alkene|alkenes|unsaturated|double
    bromine .. tells|distinguish~|test|tests .. alkene|alkenes|unsaturat~
    carboxylic_acid .. alcohol .. ester .. water
    ester|esters .. carboxylic_acid|acid .. alcohol
    primary .. alcohol|alcohols .. [aldehyde|aldehydes/ketone|ketones]
    secondary .. alcohol|alcohols .. [ketone|ketones/aldehyde|aldehydes]
    tertiary .. alcohol|alcohols .. [cannot_be_oxidized|cannot_be_oxidised|not_oxidized|not_oxidised|resist|resists|not_easily_oxidized|not_easily_oxidised/oxidized|oxidised]
    hydrogen .. carbon .. [more_hydrogens|most_hydrogens|more_hydrogen_atoms/fewer_hydrogens|fewest] .. markovnikov
    sn2 .. [inversion/retention|racemization]
    sn1 .. [carbocation|racemi~/inversion]
    tertiary .. carbocation|carbocations .. [more|most/less|least] stable
    polymer|polymers .. monomers|repeating
    addition .. polymer~ .. double|alkene|alkenes|nothing_lost
    benzene .. delocali~|aromatic|resonance
    resonance .. delocali~|between|average|hybrid
    longest .. chain .. name|parent|carbon|carbons
    lowest .. numbers|number|locant|locants|possible .. double|substituent|substituents|numbered|branch|numbering|group
    glowing .. splint .. oxygen|relights|rekindles
    hydrogen .. pop|squeaky
    limewater|lime_water .. milky|cloudy|turbid & carbon_dioxide|co2
    carbon_dioxide|co2 .. limewater|lime_water
    sodium .. [yellow|orange/lilac|violet|green|red] .. flame
    [sodium/potassium|copper|lithium] .. yellow .. flame
    potassium .. [lilac|violet|purple/yellow|green|red] .. flame
    [potassium/sodium|copper|lithium] .. lilac|violet|purple .. flame
    copper .. [green|blue-green|bluish-green/yellow|red|lilac] .. flame
    [copper/sodium|potassium|lithium|strontium] .. green|blue-green|bluish-green .. flame
    lithium|strontium .. [red|crimson/yellow|green|lilac] .. flame
    [lithium|strontium/sodium|copper|potassium] .. red|crimson .. flame
    silver_chloride|agcl .. [white/yellow|black] .. precipitate|solid
    silver_iodide|agi|lead_iodide|lead(ii)_iodide|pbi2 .. [yellow/white|black] .. precipitate|solid
    barium_sulfate|baso4|barium_sulphate .. [white/yellow] .. precipitate|solid
    copper(ii)_hydroxide|cu(oh)2 .. [blue/white|green|brown] .. precipitate|solid
    iron(iii)_hydroxide|fe(oh)3 .. [brown|rust|reddish|red-brown|orange|rusty/white|green|blue]
    anhydrous .. copper|cuso4 .. white
    permanganate .. [purple|violet/green|yellow]
    dichromate .. [orange/green|yellow]
    chromate .. [yellow/orange|green]
    spectator|spectators .. [unchanged|do_not_take_part|don't_take_part|not_take_part|both_sides|cancel|do_not_react/react]
    dilut~ .. moles|amount .. [same|constant|unchanged|does_not_change/changes|decreases]
    moles|amount .. [same|constant|unchanged|does_not_change|doesn't_change/changes] .. [volume_changes|only_the_volume|volume|water_is_added|dilut~]
    water_is_added|adding_water|add_water .. [moles|amount|number_of_moles] .. [same|constant|unchanged/changes]
    unsaturated .. [more/less] .. dissolve|dissolved
    saturated .. [no_more|maximum|as_much|cannot_dissolve/more] .. dissolve|dissolved|solute|possible
    common_ion .. [less/more] .. soluble|dissolves|solubility
    common_ion .. solubility .. [decreases|lowers|reduces|falls|drops/increases|raises]
    common_ion .. [decreases|lowers|reduces|suppresses/increases|raises] .. solubility|ionization|ionisation|dissociation
    [q|ion_product|qsp] .. [larger|greater|exceeds|bigger|>|above/smaller|less|<|below] .. ksp .. [precipitate|precipitates|forms|precipitation/no_precipitate|dissolves]
    oxygen|o2|air .. supports|needed|required .. combustion|burning|burn
    complete .. combustion .. carbon_dioxide|co2 .. water|h2o
    incomplete .. combustion .. carbon_monoxide|co|soot
    haber .. iron
    iron .. catalyst .. haber|ammonia
    contact_process .. vanadium|v2o5
    aluminium|aluminum .. oxide .. protects|layer|protective
    enzymes .. catalysts|proteins|biological
    phenolphthalein .. [pink|magenta|red/colorless|colourless] .. [base|basic|alkaline|alkali/acid|acidic]
    litmus .. [red/blue] .. [acid|acidic|acids/base|basic|bases]
    sp3 .. [four|4|tetrahedral/three|two] 
    sp2 .. [three|3|trigonal/four|two]
    sp .. [two|linear/four|three] .. regions|domains|groups|hybrid~
    pauli .. two .. electrons .. opposite|orbital
    hund .. [singly|parallel|one_electron|unpaired|separately/paired] 
    aufbau .. [lowest|lower/highest] .. energy|orbitals|first
    orbital .. [two|2] .. electrons
    s .. [2|two] & p .. [6|six] & d .. [10|ten] & electrons
    octet .. [eight|8] .. electrons
    [hydrogen|helium/carbon] .. [two|2] .. electrons .. full|duet|shell
    ice .. [more/less] space|room|volume .. water
    open .. structure|lattice .. [less/more] dense
    hydrogen_bonds .. [stronger/weaker] .. dispersion|london|van_der_waals
    [weaker/stronger] .. than .. covalent_bonds|covalent
    [stronger/weaker] than .. dispersion|london|van_der_waals
    each .. molecule .. form|forms|make|makes .. four|4 .. hydrogen_bonds
    energy .. needed|required .. remove|removing|pull|take .. electron .. gaseous|gas|atom
    energy .. released|change .. atom .. gains|accepts|added .. electron
    ability|tendency|power .. atom .. attract|pull|draw .. electrons|electron|pair|bond
    outermost|outer|valence .. electron|electrons .. [farther|further/closer|nearer] .. nucleus|away
    shielding .. [same|constant|hardly_changes|similar/increases] .. across|period
    nuclear_charge .. [increases|grows|rises/decreases] .. shielding|across|period
    paired|two|electrons .. orbital .. repel
    2p .. [higher/lower] .. energy .. 2s
    helium .. [highest|largest/lowest] .. ionization_energy|ionisation_energy|first_ionization_energy
    [francium|cesium|caesium/fluorine|helium] .. largest|biggest .. radius|radii|atom|atoms
    francium|cesium|caesium .. [lowest|smallest/highest|largest] .. electronegativity|ionization_energy
    fluorine .. [highest|largest|greatest/lowest|smallest] .. electronegativity
    helium .. [highest|largest|greatest/lowest|smallest] .. ionization_energy
    fluorine .. [most|highest|largest/least|lowest] .. electronegative|electronegativity
    sulfate|nitrate|sodium|chloride|potassium|na+|cl-|no3-|k+|so42- .. [spectator|spectators]
    heating|heated|warming|hotter .. gas .. [expand|expands/contract|contracts|shrink]
    gas .. [expands|expand/contracts|shrinks] .. [{hot}|heating/{cold}|cooling]
    amount|number_of_moles|moles .. gas .. [same|constant|does_not_change|fixed]
    equivalence_point|equivalence .. [neutral] .. strong_acid|strong_base|sodium|salt
    strong_acid .. strong_base .. neutral|7
    salt .. strong_acid .. strong_base .. neutral
    metal|metals .. cations|positive_ions|ions .. sea|delocalized|delocalised .. electrons
    metal|metals .. malleable|ductile .. layers|slide
    malleable|ductile|hammered .. layers|slide|ions .. slide|past|over
    brittle .. like|same .. charges .. repel
    layers .. shift|slide|move .. like|same .. charges .. repel|brittle
    resistance .. metal|metals .. [increases|rises/decreases] .. temperature|hot|heated
    graphite .. layers .. slide|weak|delocali~
    graphite .. [soft|lubricant|slippery/hard|hardest]
    diamond .. [hard|hardest/soft]
    diamond .. each .. carbon .. four|4
    graphite .. each .. carbon .. three|3
    mole .. amount|number .. particles|entities|6.022|avogadro
    one_mole|a_mole|1_mole|mole .. contains|holds|is .. avogadro
    avogadro .. number .. particles|entities|mole
    molar_mass .. numerically|same|equal .. atomic_mass|molecular_mass|formula_mass|amu|u
    atoms .. each .. element .. same|equal|balanced .. both_sides|sides
    balanced .. same|equal .. atoms|number
    reactant .. [left/right] .. product|products .. right|left
    [oxidation/reduction] is loss|losing|loss_of_electrons
    [reduction/oxidation] is gain|gaining
    [lose|loses|losing|lost/gain|gains] .. electrons|electron .. [oxidized|oxidised|oxidation/reduced|reduction]
    [gain|gains|gaining/lose|loses] .. electrons|electron .. [reduced|reduction/oxidized|oxidised|oxidation]
    oxidation_number|oxidation_state .. [increases|rises|goes_up/decreases|falls|goes_down] .. [oxidized|oxidised|oxidation/reduced|reduction]
    electrons_lost|lost .. equal|equals|must_equal|same .. gained
    number .. electrons .. lost .. equal|same .. gained
    zinc .. [loses|gives/gains] .. two|2 .. electrons
    copper|cu2+ .. [gains|takes|accepts/loses] .. two|2 .. electrons
    oxygen .. usually|almost_always|normally|typically .. -2
    hydrogen .. usually|almost_always|normally|typically .. +1
    oxygen .. -2 .. except|peroxides
    hydrogen .. +1 .. nonmetals|except|hydrides
    peroxide|peroxides|h2o2 .. oxygen .. -1
    group_1|alkali .. [+1/+2] 
    group_2|alkaline_earth .. [+2/+1]
    fluorine .. always .. -1
    [anode/cathode] .. [negative/positive] .. galvanic|voltaic
    galvanic|voltaic .. chemical .. energy .. electrical|electric|electricity
    galvanic|voltaic .. [/electrical] .. energy .. to|into .. chemical
    electrolytic|electrolysis .. uses|needs|requires .. electrical|electric|electricity|external
    electrolysis|electrolytic .. [nonspontaneous|non-spontaneous/spontaneous]
    anode .. [loses_mass|dissolves|gets_smaller|corrodes/gains_mass] .. zinc|metal|oxidi~
    cathode .. [gains_mass|grows|gets_heavier|thicker/loses_mass] .. copper|deposit~|metal
    zinc .. electrode|anode .. [loses_mass|dissolves|gets_smaller|lighter/gains_mass]
    current .. time .. charge
    faraday .. charge .. mole|electrons
    zero_order .. rate .. [not_depend|independent|does_not_depend|doesn't_depend|constant/depends]
    first_order|first-order .. rate .. proportional .. concentration
    second_order|second-order .. proportional .. square
    rate_law|orders|order .. [experiment|experimentally|measured|data/coefficients|balanced_equation]
    overall .. order .. sum|adding|add .. exponents|orders|individual
    units .. k .. depend .. order
    arrhenius .. k .. temperature|activation_energy
    [higher|larger|greater/lower|smaller] .. activation_energy .. [slower|smaller|lower/faster|larger] .. rate|reaction|k
    catalyst .. [not_used_up|not_consumed|regenerated|recovered|unchanged/consumed|used_up]
    catalyst .. δh|enthalpy .. [same|unchanged|not_change|does_not_change]
    transition_state|activated_complex .. highest|maximum|top .. energy
    collision .. theory .. particles|must .. collide
    dynamic .. equilibrium .. both|forward|continue|still|never_stops
    equilibrium .. both .. reactions .. continue|still|keep|go_on
    equilibrium_constant|k .. ratio .. products .. reactants
    products .. over .. reactants .. power|raised|coefficients|exponents
    inert_gas|argon|noble_gas .. constant_volume .. [no_effect|not_shift|no_shift|does_not_shift|no_change/shifts]
    [larger_k|bigger_k|large_k|larger_kc|large_kc|larger_kp|large_kp/small_k|smaller_k|small_kc|smaller_kc|small_kp] .. [more|products|right/reactants|left]
    ksp .. product .. ions|concentrations
    solubility .. [decreases|lower|reduced/increases] .. common_ion
    strong_electrolyte|strong_electrolytes .. [completely|fully/partially] .. dissociat~|ioni~|ions
    electrolyte|electrolytes .. [conduct|conducts] .. electricity|current
    precipitate .. [insoluble/soluble] .. solid|ions|forms
    net_ionic .. [leave|leaves|omit|omits|without|excludes|cancel|removes/includes] .. spectator
    bronsted|brønsted|bronsted-lowry|brønsted-lowry .. acid .. [donates|donor|gives/accepts|acceptor] .. proton|h+
    bronsted|brønsted|bronsted-lowry|brønsted-lowry .. base .. [accepts|acceptor|takes/donates|donor] .. proton|h+
    lewis .. acid .. [accepts|acceptor/donates|donor] .. electron_pair|pair|electrons
    lewis .. base .. [donates|donor/accepts|acceptor] .. electron_pair|pair|electrons
    arrhenius .. acid .. [h+|hydrogen_ions|h3o+/oh-|hydroxide]
    acids .. [give|release|produce|form|donate/accept|take] .. h+|protons|hydrogen_ions
    acids .. give|release|produce|form .. [h+|protons|hydrogen_ions/oh-]
    bases .. give|release|produce|form|donate .. [oh-|hydroxide/h+|protons|hydrogen_ions]
    amphoteric|amphiprotic .. both|either .. acid .. base
    water .. amphoteric|amphiprotic|both_an_acid
    conjugate .. differ|differs|pair .. one|single|h+ .. proton|h+
    ka .. kb .. kw
    acids .. taste .. [sour/bitter]
    bases .. taste .. [bitter/sour]
    bases .. feel .. slippery|soapy
    acid|acids .. turn|turns .. blue .. litmus .. [red/blue]
    base|bases .. turn|turns .. red .. litmus .. [blue/red]
    acid_rain .. sulfur|nitrogen|so2|oxides
    [metal/nonmetal|non-metal] .. oxides .. [basic/acidic]
    [nonmetal|non-metal/metal] .. oxides .. [acidic/basic]
    hydrochloric|hcl .. strong
    acetic|ethanoic .. weak
    titrant .. known .. concentration
    end_point|endpoint .. indicator .. [changes|change|changed|turns/keeps|stays] .. color|colour
    oxygen .. two|2 .. lone_pairs
    nitrogen .. one|1 .. lone_pair
    carbon .. four|4 .. bonds|valence
    formal_charge .. valence .. lone|nonbonding|bonds
    double_bond|double .. four|4 .. electrons
    triple_bond|triple .. six|6 .. electrons
    bond_order .. [higher|larger|greater/lower] .. [shorter|stronger/longer|weaker]
    [shorter/longer] .. bond|bonds .. [stronger/weaker]
    electronegativity .. difference .. [large|larger|big|great/small] .. [ionic|polar/nonpolar|covalent]
    [ionic/covalent] .. between|metal .. [metal|metals/nonmetals|two_nonmetals|non-metals]
    covalent .. between|usually .. nonmetals|non-metals|nonmetal
    ionic .. metal .. nonmetal|non-metal
    crystal|lattice|lattice_energy .. [larger|higher|greater|stronger/smaller|lower|weaker] .. charges|charge|smaller .. ions
    lattice_energy .. [increases|larger|greater/decreases|smaller] .. charge
    polar .. [not_dissolve|does_not_dissolve|don't_dissolve/dissolve|dissolves] .. nonpolar|non-polar
    oil .. water .. [not_mix|do_not_mix|don't_mix|doesn't_mix/mix]
    soap .. polar|hydrophilic .. nonpolar|hydrophobic
    surface_tension|viscosity|boiling_point .. [high|higher/low] .. hydrogen_bonds|hydrogen_bonding|water
    vapor_pressure|vapour_pressure .. [increases|rises|higher/decreases|lower] .. temperature
    boils|boiling_point .. vapor_pressure|vapour_pressure .. equals|equal|external|atmospheric
    [stronger/weaker] .. intermolecular|forces .. [lower/higher] .. vapor_pressure|vapour_pressure
    higher|altitude|mountain|mountains .. water .. boils .. [lower/higher]
    sublimation|sublimes .. solid .. [gas|directly/liquid]
    [evaporation|melting|sublimation|boiling|vaporization/condensation|freezing|deposition] .. [endothermic|absorbs|absorb/exothermic|releases]
    solid .. particles .. [fixed|vibrate|close|tightly/free|far]
    gas .. particles|molecules .. [far|apart|freely|random|randomly|fast/close|fixed]
    liquid .. takes .. shape .. container
    gas|gases .. fill|fills|expand|expands .. container
    density .. mass .. volume
    density .. [intensive/extensive]
    element .. one|only|single .. kind|type .. atom|atoms
    compound .. two_or_more|different .. elements .. chemically|bonded|combined|fixed
    mixture .. [physically|not_chemically|physical/chemically]
    homogeneous .. uniform|same .. throughout
    heterogeneous .. [not_uniform|different|visible|uneven/uniform]
    distillation .. boiling_points|boiling_point
    filtration .. insoluble|solid .. liquid|solution
    chromatography .. separat~
    precise .. close .. each_other|one_another
    accurate|accuracy .. close .. true|accepted|real
    leading_zeros .. not .. significant
    electrons .. [negative|negatively/positive] .. charge|charged
    protons .. [positive|positively/negative] .. charge|charged
    neutrons .. [no|neutral|zero] .. charge
    nucleus .. protons .. neutrons
    most .. mass .. nucleus
    rutherford .. nucleus|gold_foil
    thomson .. electron|plum
    bohr .. fixed|discrete|quantized|certain .. energy|orbits|levels
    light|photon|energy .. [absorbed/emitted] .. [higher|jumps_up|excited/lower|falls|drops] .. level|state
    line|emission .. spectrum .. electrons|levels
    orbital|orbitals .. region|probability|likely .. electron
    p .. orbitals .. three|3
    d .. orbitals .. five|5
    s .. orbital|orbitals .. spherical|sphere
    p .. orbital|orbitals .. dumbbell|dumb-bell
    quantum .. number .. l|n|m .. shape|energy|orientation|spin
    valence_electrons|outer_electrons|outermost .. determine|decide|responsible|involved .. chemical|reactivity|bonding|properties
    isoelectronic .. same .. electrons
    [more/fewer] .. protons .. [smaller/larger] .. isoelectronic|same_number_of_electrons|radius|ion
    radioactive|unstable .. nucleus|nuclei .. decay|decays|emit|emits|particles|radiation
    decay .. random|first_order|first-order|first_order_process
    carbon-14 .. half-life .. 5730|5700
    carbon-14|radiocarbon .. dating|age|organic|living
    chain .. reaction .. neutrons|fission
    hydrocarbon|hydrocarbons .. only|carbon .. hydrogen
    functional_group|functional_groups .. determine|determines|responsible|gives|reactions|properties|chemical
    saturated .. only|single .. bonds
    unsaturated .. double|triple
    hydrogenation .. adds|addition|hydrogen .. alkane|double|unsaturated
    alcohol|alcohols .. -oh|hydroxyl|oh_group
    carboxylic .. acid|acids .. -cooh|carboxyl
    aldehyde|aldehydes .. end|terminal|-cho
    ketone|ketones .. middle|between|two_carbons|within
    amine|amines .. -nh2|nitrogen|amino
    ether|ethers .. oxygen .. between|two
    substitution .. alkane|alkanes|benzene|replac~|halogen
    addition .. alkene|alkenes|double
    elimination .. double|alkene
    chiral .. four|4 .. different
    enantiomers .. mirror|mirror_images
    racemic .. equal|50 .. enantiomers|mixture
    condensation .. water|small_molecule .. lost|released|eliminated|polymer|forms
    glucose|photosynthesis .. carbon_dioxide|co2 .. water|oxygen
    rust|rusting .. iron .. oxygen .. water
    ozone .. ultraviolet|uv
    greenhouse .. carbon_dioxide|co2|methane
    boiling|boils .. longer .. chain|molecule
    alkanes .. boiling .. [increases|rises|increase|higher/decreases] .. chain|length|carbons|molar_mass|size
    ethanol .. [higher/lower] .. boiling|boils .. dimethyl_ether|ether|propane
    o-h|oh .. group .. hydrogen_bond|hydrogen_bonds|hydrogen_bonding
    no .. o-h .. group
    actual .. theoretical .. 100
    yield .. [less|below|lower/more] .. 100 .. side|lost|incomplete
    theoretical_yield .. maximum|most|limiting
    limiting .. smaller|smallest|least|fewer .. product
    stp .. 0_°c|273
    standard .. 25_°c|298 .. 1_atm|1_bar|1_m
    absolute_zero .. -273
    kelvin .. 273
    dalton .. sum|total .. partial
    total .. pressure .. sum .. partial
    partial_pressure .. mole_fraction
    graham .. [inversely/directly] .. root
    r .. [depends|choose|match] .. units
    heat_capacity .. energy|heat .. temperature .. one|1
    calorimeter .. heat .. lost .. gained
    heat .. lost .. [equals|equal|is] .. heat .. gained
    heat .. gained .. lost
    [temperature/heat] .. average .. kinetic_energy
    entropy .. measure .. disorder|dispersal|randomness|microstates
    second_law .. entropy .. universe .. [increases/decreases]
    entropy .. universe .. [increases/decreases]
    first_law .. energy .. conserved|created|destroyed
    energy .. [conserved|cannot_be_created|neither_created]
    δg .. δh .. tδs
    spontaneous .. [not|nothing|doesn't] .. fast|speed|rate|quick
    standard_enthalpy_of_formation|enthalpy_of_formation|formation .. element|elements .. zero|0
    elements|element .. standard_state .. zero|0
    both .. directions|reactions .. [faster|sped_up|speeded_up|accelerated/slower] .. equally|same|extent|factor
    [freezing|condensing|condensation|deposition|solidification/melting|evaporating|evaporation|vaporization|boiling|sublimation] .. [releases|release|gives_off|gives_out|sets_free|exothermic/absorbs|absorb|takes_in|requires|endothermic]
    exponents|orders|order .. experiment|experimentally|measured|rate_data & [not|never] .. coefficients|balanced_equation
    [overall|total] order .. sum .. [orders|exponents/coefficients]
    bleach & ammonia & [toxic|poisonous|dangerous|chloramine|chloramines/harmless|safe]
    bleach & acid|acids|hydrochloric|hcl & [chlorine_gas|toxic|poisonous|dangerous/harmless|safe]
    never|don't|not .. mix|mixed .. bleach
    dilution|diluting|dissolving .. [exothermic|heat|hot|heats_up/endothermic|cools] & sulfuric|sulphuric
    [sulfuric|sulphuric|h2so4|carbonic|oxalic/hydrochloric_acid|nitric_acid|acetic_acid|hcl|hno3|phosphoric_acid] .. diprotic|two_protons|two_acidic|two_ionizable|2_protons
    [hydrochloric_acid|nitric_acid|acetic_acid|hcl|hno3/sulfuric_acid|h2so4|carbonic_acid|phosphoric_acid] .. monoprotic|one_acidic|one_ionizable
    [phosphoric|h3po4|citric/sulfuric_acid|hydrochloric_acid|nitric_acid|acetic_acid|hcl|hno3] .. triprotic|three_protons|three_acidic|three_ionizable
    skin|eyes|eye .. [rinse|rinsed|rinsing|wash|washed|flush|flushed] .. water
    rinse|wash|flush .. skin|eyes|eye|area .. water
    rinse|wash|flush .. water .. minutes|plenty|immediately
    wear|put_on|use .. goggles|safety_glasses|gloves|eye_protection|lab_coat
    goggles|safety_glasses|eye_protection .. [wear|worn|protect|always]
    fume_hood|fume_cupboard|hood .. toxic|fumes|gas|gases|vapours|vapors|volatile
    toxic|fumes|poisonous|volatile .. fume_hood|fume_cupboard
    [hbr|hi|hydrogen_iodide|hydrogen_bromide|hcl|h2s|methane|ch4|hydrogen_chloride/water|h2o|ammonia|nh3|hf|hydrogen_fluoride|ethanol|methanol] .. [no_hydrogen_bonds|cannot_form_hydrogen_bonds|does_not_form_hydrogen_bonds|no_hydrogen_bonding/forms_hydrogen_bonds|has_hydrogen_bonds]
    [hf|hydrogen_fluoride|water/hi|hydrogen_iodide|hbr|hydrogen_bromide|hcl|hydrogen_chloride] .. strongest hydrogen_bonds|hydrogen_bonding
    [larger|bigger|heavier|longer] .. molecules|atoms|chains .. [more/fewer] .. electrons & [stronger|higher/weaker] .. dispersion|london
    [more/fewer] .. electrons .. [stronger|larger/weaker|smaller] .. dispersion|london|van_der_waals
    boiling|boil .. [not|never|only] .. break|broken|breaks .. covalent|bonds_within
    covalent .. within .. molecules .. [not_broken|are_not_broken|stay_intact|remain_intact|unaffected/broken]
    energy .. needed|required .. separate|overcome|pull .. molecules
    branched|branching|compact|spherical .. [smaller|less|lower/larger|greater] .. surface|contact
    straight|straight-chain|unbranched .. [larger|greater|more/smaller|less] .. surface|contact
    [compact|smaller_surface|less_surface|less_contact] .. [weaker/stronger] .. dispersion|forces|attractions
    [smaller|less|lower/larger|greater|more] .. surface|surface_area|contact .. [weaker/stronger] .. dispersion|forces|attractions
    hydrocarbons|alkanes|alkane .. [nonpolar|non-polar|insoluble|not_dissolve|do_not_dissolve|immiscible|do_not_mix/polar|soluble|dissolve] 
    hydrocarbons|alkanes|oil|oils|fats .. [not_dissolve|do_not_dissolve|insoluble|don't_dissolve|not_mix|do_not_mix/dissolve|soluble|mix] .. water
    alkane|alkanes .. [substitution/addition] .. halogen|halogens|chlorine|bromine|light|react~
    alkene|alkenes .. [addition/substitution] .. react~
    react~ .. [substitution] .. alkane|alkanes
    [alkene|alkenes|alkyne|alkynes|ethene|propene|hexene|cyclohexene/alkane|alkanes|pentane|hexane|cyclohexane|butane|propane] .. [decolori~|decolouri~/does_not_decolorize|does_not_decolourise|do_not_decolorize|do_not_decolourise] .. bromine_water
    steam .. [more|severe|worse] .. burns|burn & condens~|heat|energy
    vaporization|vaporizing|evaporation|boiling .. [most|larger|largest|more|much_more/least|less|smallest] .. energy|heat
    energy|heat .. overcom~|break~|separat~|pull~ .. attractions|forces|hydrogen_bonds|intermolecular & melt~|boil~|vapori~|molecules|temperature
    melting|boiling|vaporization|vaporizing|evaporation|sublimation .. [endothermic|absorb~/exothermic|release~]
    entropy .. [increases|rises|higher|grows/decreases|falls|lower] .. [melt|melts|melting|evaporat~|boil|boils|boiling|vaporiz~|sublim~/freez~|condens~]
    [melting|evaporation|boiling|vaporization|sublimation/freezing|condensation|deposition] .. entropy .. [increases|rises|positive/decreases|falls|negative]
    [melting|evaporation|boiling|vaporization|sublimation/freezing|condensation|deposition] .. [increases|raises/decreases|lowers] .. entropy
    alumin~ .. oxide .. amphoteric
    alumin~ .. [loses|gives_up|donates/gains|takes] .. three|3 .. electrons
    oxygen|oxide .. [gains|takes|accepts/loses|gives] .. two|2 .. electrons
    sodium|lithium|potassium .. [loses|gives_up|gives|donates|transfers/gains|takes|accepts] .. electron
    chlorine|fluorine|bromine .. [gains|takes|accepts|receives/loses|gives_up|donates] .. electron
    magnesium|calcium .. [loses|gives_up|donates|gives/gains|takes] .. two|2 .. electrons
    chlorine|fluorine|bromine|halogens|halogen .. [seven/six|eight|one] .. valence|outer
    oxygen|sulfur .. [six/seven|five|four] .. valence|outer
    nitrogen|phosphorus .. [five/six|four|three] .. valence|outer
    carbon|silicon .. [four/six|five|three] .. valence|outer
    noble_gas .. configuration .. [stable|full|octet]
    anions|anion|negative_ions .. [anode/cathode] .. half-cell|compartment
    sulfate|nitrate|chloride|anions|negative_ions .. [toward|towards|into|to] [anode|zinc/cathode|copper] half-cell|compartment|electrode
    cations|positive_ions|potassium|k+ .. [toward|towards|into|to] [cathode|copper/anode|zinc] half-cell|compartment|electrode
    electrons .. wire|external_circuit|through .. from .. [anode|zinc|magnesium|iron/cathode|copper|silver] .. to
    electrons .. from .. [zinc|magnesium|anode|iron/copper|silver|cathode] .. to
    copper .. electrode|cathode .. [gains_mass|grows|heavier|gets_heavier|thicker/loses_mass|dissolves] & zinc|cell|half-cell|plate~|deposit~|while
    electrons .. [not|never] .. through .. salt_bridge|solution
    salt_bridge .. ions .. [flow|move|migrate]
    salt_bridge .. [completes|closes] .. circuit
    [negative/positive] .. electrode|terminal|pole .. [anode/cathode] .. galvanic|voltaic
    electrolysis|electrolytic .. [anode/cathode] .. [positive/negative]
    electrolysis|electrolytic .. [cathode/anode] .. [negative/positive]
    larger|greater|bigger .. difference .. potential|potentials|electronegativity .. [larger|greater|higher|polar/smaller|lower]
    cell .. [stops|dead|flat|runs_down|exhausted] .. equilibrium|zero
    sacrificial .. anode|magnesium|zinc .. [corrodes|oxidized|oxidised|oxidizes/reduced|protected]
    rust|rusting .. [needs|requires|oxygen] .. water
    galvaniz~|galvanis~ .. zinc
    alloy|alloys .. mixture|mixtures
    isotope|isotopes .. [chemical|chemically] .. [same|identical|alike]
    isotopes .. differ .. [neutrons|mass/protons|charge]
    differ .. number .. neutrons & isotope|isotopes
    atomic_mass|average_atomic_mass .. closer|close|near .. abundant|common
    more_abundant|most_abundant .. [closer|near] .. average|weighted
    first .. ionization_energy|ionisation_energy .. [increases|rises/decreases|falls] .. [across|left_to_right/down]
    atomic_radius|radius|atoms .. [decreases|smaller|shrinks|shrink|decrease/increases|larger|grow|grows|increase] .. [across|left_to_right/down]
    electronegativity .. [increases|rises/decreases|falls] .. [across|left_to_right/down]
    down .. group .. [{up}/{down}] .. [radius|size|radii|metallic_character/ionization_energy|ionisation_energy|electronegativity]
    [radius|size|radii|metallic_character/ionization_energy|ionisation_energy|electronegativity] .. [{up}/{down}] .. down .. group
    metallic_character .. [increases/decreases] .. [down/across]
    same .. period .. same .. shells|energy_levels|shell
    same .. group .. same .. valence|outer
    elements .. same .. group .. similar .. properties|chemical|chemically
    successive .. ionization_energies|ionisation_energies .. [increase|rise|larger/decrease|fall]
    second .. ionization_energy|ionisation_energy .. [larger|higher|greater|bigger/smaller|lower] .. first
    big|large|huge|sharp .. jump .. ionization|ionisation .. core|inner|noble|valence|shell
    electron .. removed|taken .. [core|inner|full|filled|noble] .. shell|level|core & jump|large|much_more|huge
    octet .. expanded|exceeds|more_than .. period|third|d-orbitals|phosphorus|sulfur
    hybridization|hybridisation .. [sp3/sp2|sp] .. tetrahedral
    trigonal_planar .. [120|sp2/sp3]
    carbon .. sp3 .. [four/three|two]
    [methane|ch4|ethane|alkanes/ethene|ethylene|benzene|co2] .. sp3
    [ethene|ethylene|c2h4|benzene|alkenes/methane|ethane|co2|acetylene|ethyne] .. sp2
    carbon_dioxide|co2|c=o .. carbon .. [sp/sp2|sp3] hybridi~
    co2|carbon_dioxide .. [linear/bent] & dipoles|bond|nonpolar|non-polar|cancel|shape|molecule
    water|h2o .. [bent|v-shaped/linear] & polar|dipole|lone|shape|molecule|angle
    c=o .. bond|bonds .. [polar/nonpolar|non-polar]
    bond_dipoles|dipoles .. [cancel/add_up] & co2|carbon_dioxide|symmetric~|opposite|equal
    molecule .. [polar/nonpolar|non-polar] .. dipoles|dipole .. [do_not_cancel|don't_cancel|add_up/cancel]
    three .. bonding .. one|lone .. [pyramid~|trigonal_pyramidal/planar]
    lone_pair|lone_pairs .. pushes|push|squeezes|compress .. bonding_pairs|bonds|bonding .. [together|closer/apart]
    dissolv~ .. ionic|salt|nacl .. ion-dipole|hydrat~|surrounded
    water .. molecules .. surround|hydrate .. ions
    ions .. [surrounded|hydrated|solvated] .. water
    oxygen_end|negative_end|oxygen .. [toward|towards|attracted|points|faces|surround~] .. [cation|cations|na+|sodium|positive/anion|anions|cl-|chloride]
    energy|light .. photon .. h .. frequency
    catalyst .. [not_used_up|not_consumed|regenerated|unchanged_at_the_end|recovered]
    it .. [not_used_up|not_consumed|is_regenerated] .. reaction & catalyst
    catalyst .. [no_effect|not_affect|does_not_affect|doesn't_affect|does_not_change|doesn't_change/changes|affects|shifts] .. position|equilibrium|yield|δh|enthalpy|kc|kp
    catalyst .. lowers|reduces|decreases .. [activation_energy|barrier|energy_barrier/δh|enthalpy|reaction_enthalpy]
    [temperature|warming|heating|raising_the_temperature] .. [not_change|does_not_change|not_lower|does_not_lower|no_effect/lowers|changes|reduces|decreases] .. activation_energy
    haber .. [iron/platinum|nickel] catalyst
    vanadium|v2o5 .. catalyst .. contact|sulfuric
    nickel .. catalyst .. hydrogenation
    mno2|manganese_dioxide|manganese(iv)_oxide .. catalyst|catalyses|catalyzes .. hydrogen_peroxide|h2o2|decomposition
    platinum|palladium|rhodium .. catalytic_converter|converters
    photosynthesis .. [endothermic|absorbs_energy|takes_in_energy|absorbs_light|uses_light|stores_energy/exothermic|releases_energy|gives_off_energy]
    respiration .. [exothermic|releases_energy|gives_off_energy/endothermic|absorbs_energy|takes_in_energy]
    respiration .. reverse|opposite .. photosynthesis|reaction
    combustion|burning .. [exothermic|releases/endothermic|absorbs]
    all|every .. combustion .. [exothermic/endothermic]
    oxygen .. [supports/extinguishes] .. combustion|burning
    hydrogen .. burns|burn .. water
    products .. [lower|less/higher|more] .. energy .. reactants .. [exothermic|released|given_off/endothermic|absorbed]
    [exothermic/endothermic] .. bonds_formed|new_bonds .. [stronger/weaker] .. broken|old
    δh .. [negative/positive] .. [exothermic|released|releases|given_off/endothermic|absorbed|absorbs]
    [exothermic/endothermic] .. δh .. [negative|less_than_zero|below_zero/positive|greater_than_zero]
    heat_capacity|specific_heat .. water .. [high|large|higher/low|small]
    standard_enthalpy|enthalpy_of_formation|enthalpies_of_formation|δhf|formation .. element|elements|o2|h2|n2 .. zero|0
    endothermic .. dissolving|dissolution|dissolves .. [cools|cold|colder|drops|falls/warms|rises]
    [exothermic/endothermic] .. dissol~ .. [warms|warmer|rises|hot/cools|colder|drops]
    indicator .. chosen|choose|should|must .. range|ph|equivalence
    phenolphthalein .. [suitable|changes|good] .. weak_acid|strong_base|basic|8
    methyl_orange .. [red/yellow] .. [acid|acidic/base|basic|alkaline]
    buffer .. capacity .. [larger|greater|higher|increases/smaller] .. [concentrated|concentrations|more|amounts]
    buffer .. works|best|effective .. near|close|around|within|equal .. pka
    strong_acid|strong_acids|hcl .. [cannot|no|not] .. buffer
    diluting|dilution|diluted .. buffer .. [not_change|hardly_changes|does_not_change|barely_changes/changes]
    equal|same .. concentrations|amounts .. log|logarithm|ratio .. zero|0|1|one
    logarithm|log .. [zero|0] .. equal|ph .. pka
    dilut~ .. [strong_acid|acid/base] .. ph .. [rises|increases|higher/falls|decreases]
    [weak/strong] .. acid .. [higher/lower] .. ph .. same_concentration|equal_concentration
    conjugate_base .. strong_acid .. [negligible|extremely_weak|very_weak|does_not_react|no_effect/strong|basic]
    conjugate_acid .. weak_base .. [acidic|weak_acid/basic]
    salt .. weak_acid .. strong_base .. [basic|alkaline/acidic|neutral]
    salt .. strong_acid .. weak_base .. [acidic/basic|neutral|alkaline]
    ammonium_ion|ammonium_ions|nh4+|ammonium_chloride .. [acidic|weak_acid|weakly_acidic/basic]
    acetate_ion|acetate_ions|sodium_acetate|ch3coo-|carbonate_ion|sodium_carbonate|fluoride_ion|sodium_fluoride .. [basic|weak_base/acidic]
    carbonate .. [stronger/weaker] .. base .. acetate|bicarbonate|hydrogencarbonate
    kw .. [increases|larger|rises/decreases] .. temperature
    pure_water .. [neutral/acidic|basic]
    solids|solid|pure_liquids .. [not_appear|do_not_appear|left_out|omitted|not_included|excluded/included] .. expression|k|constant|kc|q|kp|ksp
    ksp .. [smaller|lower/larger|higher|greater] .. [less/more] soluble
    [smaller|lower/larger|higher|greater] .. ksp .. [less/more] soluble
    all|most .. sodium|potassium|ammonium|nitrate|nitrates|group_1 .. [soluble/insoluble]
    nitrates .. [soluble/insoluble]
    most .. chlorides .. [soluble/insoluble]
    most .. carbonates|phosphates|hydroxides|sulfides .. [insoluble/soluble]
    solubility .. most .. solids|salts .. [increases|rises/decreases] .. temperature
    hydrated .. loses|lose|gives_off|drives_off .. water .. heat~
    heating .. drives_off|removes .. water & hydrate|crystal|hydrated
    avogadro .. equal|same .. volumes|volume .. number|molecules
    boyle .. temperature .. constant
    boyle .. [inversely/directly] proportional
    charles .. [directly/inversely] proportional
    charles .. pressure .. constant
    volume .. [proportional|directly_proportional/inversely_proportional] .. [absolute_temperature|kelvin|moles|amount]
    [halving|halved|half/doubling|doubled] .. volume .. [doubles|doubled|double|twice/halves|halved|half] .. pressure
    gas .. molecules|particles .. collide|collisions .. walls|wall|container .. pressure
    pressure .. collisions|hitting|strike .. walls|wall
    more|often|frequently .. collide|hit|strike .. walls .. pressure
    ideal_gas .. [no|negligible] .. attraction|attractions|volume|forces|intermolecular
    real .. gas|gases .. attract~|volume .. own|molecules|particles
    same_temperature .. same .. average .. kinetic_energy
    kinetic_energy .. same .. temperature
    each|every .. half-life .. half|halves|halved
    radioactive .. decay .. [independent|not_depend|does_not_depend|not_affected/depends] .. temperature|pressure|chemical
    [alpha|α/beta|β] .. helium|he .. nucleus|nuclei|4
    beta .. decay .. neutron .. [proton] .. electron
    neutron .. [turns|changes|converted|transforms|becomes] .. proton
    mass .. number|numbers .. charge|atomic .. [conserved|balance|equal|same] & nuclear|both_sides
    binding_energy .. [hold|holds|holding|needed|required] .. nucleus|nucleons|apart
    primary .. alcohol|alcohols .. oxidi~ .. [aldehyde|aldehydes|carboxylic/ketone|ketones]
    aldehyde|aldehydes .. oxidi~ .. [carboxylic|acid/ketone|alcohol]
    ketone|ketones .. [not|cannot|resist|resists|not_easily] .. oxidi~
    dehydration .. alcohol .. [alkene/alkane]
    esterification|ester .. water .. [lost|formed|forms|by-product|eliminated|released]
    esterification .. reversible|equilibrium
    hydrolysis .. ester .. [acid|alcohol|carboxylic]
    saponification .. soap|base|sodium_hydroxide
    fermentation .. ethanol .. carbon_dioxide|co2
    cracking .. [long|large|larger|longer] .. [smaller|shorter]
    [double|c=c] .. bond .. [functional_group|reactive|site]
    [oh|hydroxyl|-oh] .. functional_group .. [alcohol|alcohols/aldehyde|ketone]
    structural|constitutional .. isomers .. [same] .. molecular_formula
    isomers .. same .. [molecular_formula|molar_mass] 
    benzene .. undergoes|reacts_by|prefers .. [substitution/addition]
    [z|cis/trans|e] .. [same/opposite|different] side
    optical .. isomers|isomer .. chiral|mirror|asymmetric
    empirical_formula|empirical .. smallest|simplest .. ratio
    percent_yield|yield .. [cannot|never|not] .. exceed|above|more|greater .. 100
    limiting .. [determines|sets|decides] .. [product|amount|how_much|yield]
    significant_figures|sig_figs .. [fewest|least|smallest] .. multipl~|divi~|measurement|factor
    addition|adding|subtraction .. [decimal_places|decimals/significant_figures] .. fewest|least
    accuracy|accurate .. [true|accepted/each_other|repeated]
    precision|precise .. [each_other|repeated|reproducib~/true|accepted]
    litmus .. turns .. [red/blue] .. [acid|acidic/base|basic|alkaline]
    acid .. base .. [salt|water] .. neutrali~
    neutrali~ .. [exothermic|releases_heat|gives_off_heat|heat_is_released/endothermic|absorbs_heat]
    sodium|potassium|alkali_metals|lithium .. [vigorously|violently] .. water
    sodium|potassium .. stored .. oil|kerosene|paraffin
    [more_reactive/less_reactive] .. [displaces|displace|replaces/cannot_displace] .. less_reactive
    chlorine .. [displaces|oxidizes|oxidises|replaces/cannot_displace|does_not_displace] .. bromide|iodide|bromine|iodine
    [iodine/chlorine] .. [cannot|does_not|not] .. displace|oxidi~ .. chloride|bromide
    reactivity .. halogens|halogen .. [decreases|falls/increases|rises] .. down
    halogens .. [decrease|less/increase|more] .. reactive|reactivity .. down
    copper .. [not_react|does_not_react|cannot_react/reacts] .. hydrochloric
    blue .. copper|solution|cu2+ .. [fades|paler|lighter|pales/deeper|darker|deepens] .. zinc|cell|iron|deposit~|runs|consumed|used
    colour|color .. [fades|paler|pales|lighter/deeper|darker|deepens] .. copper|cu2+ .. consumed|reduced|deposit~|runs|zinc
    nitrogen_dioxide|no2 .. [brown|reddish-brown/colorless|colourless|green]
    n2o4|dinitrogen_tetroxide .. [colorless|colourless/brown]
    greenhouse|carbon_dioxide|co2|methane .. infrared|heat .. absorb|absorbs|trap|traps
    hard_water .. calcium|magnesium
    soap .. micelle|micelles|head|tail
    fluorine .. [most|highest|strongest/least|lowest|weakest] .. electronegative|oxidizing|oxidising|electronegativity
    fluorine .. [more/less] electronegative
    [chlorine|oxygen|nitrogen|bromine/hydrogen] .. [more/less] electronegative .. hydrogen|carbon
    [chlorine|bromine|iodine] .. [less/more] electronegative .. fluorine
    sulfur .. [less/more] electronegative .. oxygen
    pure_substance|compound|compounds .. fixed|definite .. composition|ratio|proportions
    law .. definite_proportions|constant_composition .. same|fixed .. ratio|mass
    mixture|mixtures .. [variable|any|not_fixed/fixed] .. composition|proportions
    colloid|colloids .. scatter~|tyndall
    chemical_change|chemical_reaction .. new .. substance|substances
    tea|sugar|salt .. dissolves .. [faster|more_quickly/slower] .. [hot|stirred|powdered/cold]
    a_small|only_a_small|tiny .. fraction .. molecules .. [weak_base|weak_acid/strong_base|strong_acid]
    molecules .. held|attract .. hydrogen_bonds & hf|water|ammonia|alcohol
    hydrogen .. replaced .. halogen|bromine|chlorine .. alkane|substitution
    [ionic|molten/covalent] .. compounds|compound .. [conduct/not_conduct|do_not_conduct] .. molten|dissolved|electricity
    each|every .. c=o|c-cl|o-h|n-h .. bond .. [polar/nonpolar|non-polar]
    [products/reactants] .. top|numerator
    [reactants/products] .. bottom|denominator
    concentration|each|term .. raised|power|exponent .. coefficient|coefficients|stoichiometric
    [bonds_broken|broken/bonds_formed|formed] - .. bonds_formed|formed|bonds_broken|broken
    heat_lost .. [=|equals|equal] .. gained
    heat_gained .. [=|equals|equal] .. lost
    [more_positive|most_positive|higher|larger|greater/more_negative|lower|smaller] .. e°|potential|reduction_potential .. [reduced|cathode|reduction/oxidized|oxidised|anode|oxidation]
    [more_negative|lower|smaller/more_positive|higher|larger|greater] .. e°|potential|reduction_potential .. [oxidized|oxidised|anode|oxidation/reduced|cathode|reduction]
    [positive/negative] e|e°|e°cell|ecell|e_cell|cell_potential .. [spontaneous/nonspontaneous|non-spontaneous]
    [more/less] base .. than acid .. ph .. [higher|above|greater/lower|below|less] .. pka
    [more/less] acid .. than base .. ph .. [lower|below|less/higher|above|greater] .. pka
    add|added|adding .. [acid/base] .. [acetate|conjugate_base|a-|ammonia/acetic_acid|weak_acid|ha|ammonium] .. reacts|neutralizes|neutralises|captures|absorbs|consumes
    concentrations .. equal|the_same .. ph .. pka
    buffer|buffers .. works|work|effective|best .. 1|one .. pka
    volume .. [increases|rises|expands|grows/decreases|shrinks] .. temperature .. [increases|rises|goes_up|raised/decreases|falls|drops]
    volume .. [directly/inversely] proportional_to temperature|absolute_temperature
    pressure .. [directly/inversely] proportional_to temperature|absolute_temperature
    pressure|volume .. [inversely/directly] proportional .. volume|pressure
    ln .. against|versus|vs .. straight|linear .. slope .. [-k/+k|k]
    units|unit .. first-order|first_order .. 1/time|1/s|s-1|min-1|inverse_time|reciprocal_time|per_time
    [water|h2o|ammonia|nh3|hf|ethanol|methanol|alcohols/h2s|hcl|ch4|methane|hbr|ph3] .. form|forms|make|makes|have|has .. hydrogen_bonds|hydrogen_bonding
    [metals|metal/water] .. [lower|smaller/higher|larger|greater] .. specific_heat|specific_heats|heat_capacity|heat_capacities .. than .. water|metals|metal
    down & electrons .. [higher|more|additional|farther|further|new/lower|fewer] .. shell|shells|energy_level|energy_levels
    [4s/3d] electrons .. removed|lost|leave first
    isotopes|isotope .. same .. [protons|atomic_number/neutrons|mass_number] .. different|differ
    isotopes .. same chemical .. properties|behavior|behaviour
    s_subshell .. [two|2/six|6|ten|10] .. electrons
    p_subshell .. [six|6/two|2|ten|10] .. electrons
    d_subshell .. [ten|10/two|2|six|6] .. electrons
    lighter .. molecules|gas|gases|particles .. move|moves|travel|diffuse|effuse .. [faster/slower]
    speeds_up|speed_up|accelerates|accelerate .. forward .. reverse|backward .. [equally|alike|to_the_same_extent|by_the_same_factor/differently]
    [higher|increasing|raising|more|high/lower|decreasing|lowering|low] pressure favors|favours .. [ammonia|nh3/nitrogen|n2|hydrogen]
    [low|lower/high|higher] .. temperature|temperatures .. reaction .. [slow|slower|too_slow/fast|faster]
    hydrocarbon|hydrocarbons & carbon_and_hydrogen_only|only_carbon_and_hydrogen|only_of_carbon_and_hydrogen|hydrogen_and_carbon_only
    [sp3/sp2|sp] in|for alkanes
    [sp2/sp3|sp] at|in|for double_bond|alkenes
    [sp/sp2|sp3] at|in|for triple_bond|alkynes
    reaction is [exothermic/endothermic] & solution|water|mixture .. [warmed_up|warmed|got_warmer|heated_up|got_hotter/cooled_down|cooled|got_colder|got_cooler]
    six|6 electrons in five 3d|4d|d orbitals .. [four|4/three|3|two|2|six|6|five|5] unpaired
    five|5 electrons in five 3d|4d|d orbitals .. [five|5/four|4|three|3|one|1] unpaired
    dipole-dipole|permanent_dipole|permanent_dipoles .. act|exist|occur|arise|operate|hold .. [polar/nonpolar|non-polar] molecules
    [stronger/weaker] .. forces|attractions|attraction .. [lower/higher] .. vapor_pressure|vapour_pressure|volatility
    [stronger/weaker] intermolecular_forces .. [higher/lower] boiling_point|melting_point
    boils|boiling|evaporates|evaporating .. hydrogen_bonds|intermolecular_forces|intermolecular_attractions are_broken|are_overcome|must_be_broken|must_be_overcome
    neutron turns|changes|becomes|converts|converted .. proton & atomic_number .. [goes_up|increases|rises/goes_down|decreases|drops|falls] .. by_one|by_1|one|1
    beta|β & atomic_number .. [goes_up|increases|rises/goes_down|decreases|drops|falls] .. by_one|by_1|one|1
    half-life .. [not_depend|does_not_depend|doesn't_depend|independent|not_affected|unaffected/depends|affected|changes] .. temperature|pressure|chemical & radioactive|isotope|isotopes|nuclide|nuclear|decay
    same .. shell .. shielding .. [barely_changes|hardly_changes|changes_little|changes_very_little|stays|constant|nearly|almost|roughly|barely_increases|hardly_increases|does_not_increase|similar/increases|grows|rises|becomes_stronger|strongly]
    nuclear_charge|protons|nucleus .. pulls|pull|attracts|attract|draws|draw|holds|hold .. electrons .. [closer|nearer|more_strongly|more_tightly|tighter/farther|further|away|less_strongly|less_tightly]
    catalyst & it_is_not_consumed|it_is_not_used_up|it_is_regenerated|it_is_not_itself_consumed|it_is_unchanged_at_the_end
    buffer .. weak_acid .. its_conjugate [base/acid]
    buffer .. weak_base .. its_conjugate [acid/base]
    protons|proton [are_positive|are_positively|is_positive|is_positively|carry_a_positive|have_a_positive|has_a_positive|carries_a_positive/are_negative|are_negatively|is_negative|is_negatively|carry_a_negative|have_a_negative|has_a_negative|carries_a_negative|are_neutral|are_uncharged]
    charge_(protons)|charge_(proton) [positive|+1|1+/negative|-1|neutral|0|none]
    charge_(neutrons)|charge_(neutron) [neutral|0|none|no_charge/positive|negative|+1|-1]
    charge_(electrons)|charge_(electron) [negative|-1|1-/positive|+1|neutral|0]
    neutrons|neutron [are_neutral|are_uncharged|have_no_charge|carry_no_charge|have_no_electric|are_electrically_neutral|is_neutral|is_uncharged|has_no_charge|carries_no_charge/are_positive|are_positively|are_negative|are_negatively|carry_a_positive|carry_a_negative|have_a_positive|have_a_negative|has_a_positive|has_a_negative]
    electrons|electron [are_negative|are_negatively|is_negatively|carry_a_negative|have_a_negative|has_a_negative|carries_a_negative/are_positive|are_positively|is_positively|carry_a_positive|have_a_positive|has_a_positive|carries_a_positive]
    mass .. anode .. [decreases|goes_down|falls|drops|shrinks/increases|goes_up|grows|rises]
    mass .. cathode .. [increases|goes_up|grows|rises/decreases|goes_down|falls|drops|shrinks]
    anode .. mass .. [decreases|goes_down|falls/increases|goes_up|rises]
    cathode .. mass .. [increases|goes_up|rises/decreases|goes_down|falls]
    cathode [gains|gained/loses|lost] mass
    anode [loses|lost/gains|gained] mass
    total_pressure .. [sum/product|difference|average] .. partial_pressures
    [more/fewer|less] electrons .. [more/less] .. polarizable|polarisable|easily_polarized
    [larger|bigger/smaller] .. electron_cloud|electron_clouds|atoms|molecules .. [more/less] .. polarizable|polarisable|easily_polarized
    london|dispersion .. [stronger|increase|increases|grow|grows/weaker|decrease|decreases] .. molar_mass|size|number_of_electrons [increases|grows|rises|gets_larger/decreases|falls|gets_smaller|shrinks]
    london|dispersion .. [stronger/weaker] .. [larger_molecules|larger_atoms|bigger_molecules|more_electrons|heavier_molecules/smaller_molecules|smaller_atoms|fewer_electrons|lighter_molecules]
    london|dispersion .. [increase|increases|grow|grows/decrease|decreases|shrink] with_the_number_of_electrons|with_number_of_electrons|with_molar_mass|with_molecular_size|with_size|with_the_size|with_increasing
    triple .. [shorter|stronger/longer|weaker] .. than .. double|single
    double .. [shorter|stronger/longer|weaker] .. than .. single
    single .. [longer|weaker/shorter|stronger] .. than .. double|triple
    theoretical_yield .. [maximum|most|largest|greatest/minimum|least|smallest] .. product|amount
    entropy .. [increases|rises|grows|goes_up/decreases|falls|drops|goes_down] .. [evaporates|evaporation|boils|boiling|melts|melting|vaporizes|vaporization|sublimes/condenses|condensation|freezes|freezing]
    [exothermic/endothermic] .. [increasing|increase_in|positive/decreasing|decrease_in|negative] entropy .. [spontaneous/nonspontaneous|non-spontaneous|never_spontaneous] at|under all|every|any
    reversing|reverse|flipping|flip .. [changes|flips|switches|reverses/leaves|keeps|does_not_change|doesn't_change] .. sign .. δh|enthalpy
    [positive/negative] .. e°|ecell|e°cell|cell_potential|voltage .. means .. [spontaneous/nonspontaneous|non-spontaneous|not_spontaneous]
    same [/different] molecular_formula .. isomers
    same|identical .. molecular_formula|formula .. isomers
    supersaturated .. [more/less] .. solute|dissolved .. saturated
    rate-determining|rate-limiting .. [slowest|slow/fastest|fast] step
    [increasing|raising|higher|increase|raise/decreasing|lowering|lower] .. concentration .. reactant .. [increases|raises|speeds|faster|higher/decreases|lowers|slows|slower] .. rate|reaction
    ability|tendency .. atom .. [attract|pull|draw/repel|push] .. electrons|electron|pair & electronegativity
    soluble .. salts|salt|ionic_compounds .. dissociate|dissociates .. [completely|fully|entirely/partially|only_partially|slightly]
    removing|remove|removal .. product|products .. [toward|towards|to|favors] .. [products|product|right/reactants|reactant|left]
    spectator_ions|spectator_ion .. [both_sides|unchanged/one_side]
    sigma & single_bond|single_bonds .. one
    [stronger/weaker] .. bonds|bond .. [more/less] .. energy .. break
    [higher|larger|greater/lower|smaller] .. lattice_energy .. [higher/lower] .. melting
    [higher|greater|larger/lower|smaller] .. charges|charge .. [stronger|larger|greater|higher/weaker|smaller|lower] .. attraction|lattice_energy|lattice
    [smaller/larger] .. ions|ionic_radii|ion .. [stronger|larger|greater|higher/weaker|smaller|lower] .. attraction|lattice_energy|lattice
    polar .. dissolve|dissolves .. [polar/nonpolar|non-polar] .. solvents|solutes|substances
    nonpolar|non-polar .. dissolve|dissolves .. [nonpolar|non-polar/polar] .. solvents|solutes|substances
    effusion|effuses|effuse|diffuses .. inversely .. square_root .. molar_mass|mass
    dilut~ .. [lowers|decreases|reduces/raises|increases] .. concentration|molarity
    titration|equivalence_point .. moles .. acid .. [equal|equals|same] .. base
    [reduction/oxidation] .. [decrease|decreases|falls|lowered/increase|increases|rises] .. oxidation_number|oxidation_state
    [oxidation/reduction] .. [increase|increases|rises|raised/decrease|decreases|falls] .. oxidation_number|oxidation_state
    valence_electrons .. [outermost|outer/innermost|inner] .. shell|level
    group .. same .. [valence_electrons/shells]
    ionization_energy .. energy .. [remove|removing|pull/add|adding] .. electron
    electron_affinity .. energy .. [added|gains|gain|adding|accepts/removed|loses] .. electron
    exothermic .. feels [warm|hot/cold|cool]
    endothermic .. feels [cold|cool/warm|hot]
    activation_energy .. [not_changed|unchanged|not_affected|does_not_change/changed] .. temperature
    [homogeneous/heterogeneous] mixture .. [uniform|same_throughout|one_phase/not_uniform|visible]
    atoms .. same_element .. [different|differ/same] .. neutrons .. isotopes
    isotopes .. same_element .. [different|differ/same] .. neutrons|mass
    spectator|spectators .. na+|k+|no3-|cl-|nh4+
    equivalence_point .. strong_acid|strong_acid-strong_base .. [7|neutral/above_7|below_7]
    [diluting|dilution|dilute/concentrating] .. [increases|raises/decreases|lowers] .. percent_ionization|degree_of_ionization|percent_dissociation|fraction_ionized|fraction_that_ionizes
    cathode .. [gains_mass|gets_heavier|mass_increases|grows/loses_mass|gets_lighter|mass_decreases|dissolves]
    anode .. [loses_mass|gets_lighter|mass_decreases|dissolves/gains_mass|gets_heavier|mass_increases|grows]
    mole_fractions .. add_up|sum|sums|total .. 1|one
    partial_pressure|partial_pressures .. depends|depend|proportional .. [moles|number_of_moles|amount|mole_fraction/mass]
    average_kinetic_energy|average_kinetic_energies|kinetic_energies .. [equal|same|identical/different|unequal] & same_temperature
    [raise|raised|raising|higher|increase|increasing|increased/lower|lowered|lowering|decrease|decreasing|decreased] .. temperature .. rate_constant .. [increases|increase|larger|goes_up/decreases|decrease|smaller|goes_down]
    catalyst .. [leaves|keeps/changes|alters] .. δh|enthalpy_change
    catalyst & [not_change|unchanged] .. δh|enthalpy
    lone_pair|lone_pairs .. [more/less] .. space|room|repulsion|strongly .. bonding
    4s .. [before/after] .. 3d .. removed|lost|ionized|ionised
    4s .. removed|lost|lose .. [first/last]
    [4s/3d] electrons .. lost|removed .. first
    half-filled|half-full .. [stable|stability/unstable]
    [no_unpaired|all_paired|all_electrons_paired/unpaired] .. [diamagnetic/paramagnetic]
    [no_unpaired|zero_unpaired|all_electrons_are_paired/unpaired_electrons] & [diamagnetic/paramagnetic]
    positive|negative .. δg & [negative/positive] .. spontaneous
    [shorter|short/longer|long] .. wavelength .. [higher|greater|more/lower|less|smaller] .. [energy|frequency]
    [higher|greater/lower|smaller] .. frequency .. [higher|greater|more/lower|less|smaller] .. energy
    [ultraviolet|uv/infrared|microwave] .. [more|higher|greater/less|lower] energy .. visible
    frequency .. wavelength .. [inversely/directly] proportional
    electron .. [falls|drops|relaxes|returns/jumps|rises] .. [lower/higher] .. [emitted|emits|released|given_off/absorbed|absorbs]
    ideal_gas .. [high/low] temperature .. [low/high] pressure
    common_ion .. [decreases|lowers|reduces/increases] .. solubility
    adding .. common_ion|cl-|ag+|f-|oh- .. shifts .. [left/right] .. equilibrium|dissolution
    ksp .. depends .. only .. [temperature/concentration|common_ion]
    [q|ion_product] .. [exceeds|greater|larger|>/smaller|less|<] .. ksp .. [precipitate_forms|precipitates|precipitation_occurs/no_precipitate|dissolves|unsaturated]
    most .. chlorides .. soluble .. except|but .. agcl|silver|pbcl2|lead
    buffer .. weak_acid|weak_base .. conjugate
    buffer .. [base|conjugate_base|acid|conjugate_acid] .. neutralizes|reacts|consumes .. added
    [h+|acid/oh-] .. reacts .. base .. buffer
    heat .. lost .. [gained|absorbed/lost] .. water|metal
    specific_heat .. [larger|higher|greater/smaller|lower] .. temperature .. changes|change|rises|rise .. [less|slowly/more|faster]
    water .. [high|large|higher|larger|greater/low|small|lower|smaller] specific_heat
    second_ionization .. [larger|greater|higher|much_larger|much_higher/smaller|lower] .. first
    mass .. conserved|conservation
    solute|solutes .. [lowers|lower|reduces|decreases/raises|increases] .. vapor_pressure|vapour_pressure
    solute|solutes .. [lowers|lower|reduces|decreases|depresses/raises|increases] .. freezing_point
    solute|solutes .. [raises|raise|increases|elevates/lowers|reduces|decreases] .. boiling_point
    [positive|cations/negative|anions] ions .. move|migrate|flow .. cathode
    isotopes .. [same|identical/different] .. chemical_properties
    limiting .. determines|limits .. product
  `,
};
