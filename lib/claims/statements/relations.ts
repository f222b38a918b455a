/**
 * Relations of general chemistry in letters, each solved for one of them. `sure`: its letters together stand for nothing else, so
 * that another relation between them is wrong.
 */
export type Relation = { readonly law: string; readonly sure: boolean };

const SURE =
  "P=nRT/V P2=P1V1/V2 V2=V1T2/T1 P2=P1T2/T1 P2=P1V1T2/(T1V2) C2=C1V1/V2 c2=c1V1/V2 M2=M1V1/V2 n=m/M N=n·NA c=n/V C=n/V M=n/V ρ=m/V d=m/V q=mcΔT ΔG=ΔH-TΔS ΔG°=ΔH-TΔS pH=-log[H+] pH=-log[H3O+] pOH=-log[OH-] pH=pKa+log([A-]/[HA]) E=hc/λ ΔG°=-nFE° ΔG=-nFE A=εbc A=εlc";
const OTHERS =
  "V2=V1n2/n1 n=V/Vm pH=14-pOH Kw=[H+][OH-] t½=ln2/k t½=0.693/k t½=[A]0/(2k) t½=1/(k[A]0) [A]=[A]0·exp(-kt) ln[A]=ln[A]0-kt 1/[A]=1/[A]0+kt [A]=[A]0-kt N=N0·exp(-λt) N=N0·exp(-kt) N=N0(1/2)^(t/t½) t=(t½/ln2)ln(N0/N) t=(t½/0.693)ln(N0/N) k=A·exp(-Ea/(RT)) ln(k)=ln(A)-Ea/(RT) ln(k2/k1)=(Ea/R)(1/T1-1/T2) ΔG°=-RT·ln(K) ΔG=-RT·ln(K) ΔG=ΔG°+RT·ln(Q) E=E°-(0.0592/n)log(Q) E=E°-(0.05916/n)log(Q) E=E°-(RT/(nF))ln(Q) E=hν E=hf c=λν λ=h/(mv) E=mc^2 Q=It A=-log(T) ΔT=iKfm ΔT=iKbm ΔT=Kfm ΔT=Kbm ΔTf=iKfm ΔTf=Kfm ΔTb=iKbm ΔTb=Kbm Π=MRT Π=iMRT Kp=Kc(RT)^Δn q=nΔH pKa=-log(Ka) pKb=-log(Kb) Kw=Ka·Kb";

export const RELATIONS: readonly Relation[] = [
  ...SURE.split(" ").map((law) => ({ law, sure: true })),
  ...OTHERS.split(" ").map((law) => ({ law, sure: false })),
];

/** The letters of the relations, and in which other ways they are written; the longest first. */
export const LETTERS: readonly (readonly [written: string, letter: string])[] = (
  [
    ..."P V n R T P1 P2 V1 V2 T1 T2 n1 n2 C1 C2 c1 c2 M1 M2 m M N NA c C ρ d q ΔT ΔTf ΔTb ΔG ΔH ΔS ΔG° pH pOH pKa pKb [H+] [H3O+] [OH-] [A-] [HA] [A] [A]0 E E° h λ ν f F A ε b l k t N0 Ea k1 k2 K Q Kw Ka Kb Kp Kc Δn I i Kf Kb v Π Vm t½"
      .split(" ")
      .map((letter) => [letter, letter] as const),
    ["p", "P"],
    ["p1", "P1"],
    ["p2", "P2"],
    ["Δt", "ΔT"],
    ["ΔH°", "ΔH"],
    ["ΔS°", "ΔS"],

    ["t1/2", "t½"],
    ["E°cell", "E°"],
    ["Ecell", "E"],
    ["Keq", "K"],
    ["π", "Π"],
  ] as const
).toSorted(([a], [b]) => b.length - a.length);
