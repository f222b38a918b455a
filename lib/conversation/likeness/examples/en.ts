import type { Examples } from "../turns.ts";

export const EN: Examples = {
  distress: `
i want to die
i want to hurt myself
i dont want to be alive anymore
my dad hits me when my grades are bad
someone at school keeps threatening me and im afraid
i cant go on like this, nobody would miss me
im thinking about ending it
i cut myself last night
my uncle touches me and i dont know who to tell
life isnt worth it anymore
i feel like killing myself
they beat me up every day after class
i feel worthless, whats the point of living
nobody would care if i was gone
i hate myself so much i want it to stop
im scared to go home because of my stepdad`,
  nerves: `
im so scared of the exam on friday
my midterm is tomorrow and im panicking
ugh quiz in an hour and i havent opened the book
im terrified of chemistry
chem scares me so much
what if i fail the final
i have a test next week and i am freaking out
i get so anxious before every lab test
im shaking, the exam starts at 9
really worried about my ap exam
havent slept because of the test
theres a big exam coming and i know nothing at all
i always blank out in tests
im nervous about tomorrow
the lab final is on monday and im so afraid of it
im stressing out about my grade
how am i supposed to pass next week
we have an exam coming and my hands are shaking
im dreading the test
cant stop worrying about the quiz
what if i forget everything in the exam
its my last chance to pass and im scared`,
  "bad-day": `
its midnight and my eyes are closing and i still have two pages left
its 1am i have 4 worksheets to go and im falling asleep
so much chem homework left and i can barely stay awake
i have 20 problems left and my head is about to explode
im scared of chemistry
chemistry scares me a lot
im afraid of this subject
i am so tired of this
im too dumb for chemistry
i suck at this
i will never get it
my brain hurts
my head is spinning, been at it for hours
im exhausted
i feel like crying
i failed my test today
everybody else gets it and i dont
i had a terrible day
im sad
my friend is mad at me and i cant concentrate
i broke up with my boyfriend and cant study
i hate moles so much
chemistry is ruining my life
i give up on school
i got a d again
my teacher yelled at me
im not smart enough for this
everything went wrong today
i feel so down
ive been crying all evening
my parents are angry about my marks
im so frustrated right now
nothing works for me
im losing hope with this class
i feel stupid
i cant focus, too much going on at home
my dog died yesterday
im burnt out
feeling low today`,
  complaint: `
youre not helping
that was no help at all
this app is garbage
you keep saying the same thing
you never understand what i write
thats not what i asked
stop repeating yourself
are you broken or what
useless answer
you already said that
this is a waste of time
can you read??
you ignored my question
thats a stupid answer
my friend told me this bot is bad and shes right
this doesnt help me at all
you got it wrong again
why dont you understand me
that isnt an answer
youre confusing me more
you make no sense`,
  apology: `
sorry about that
oops my bad
im sorry for bothering you
sorry for asking so many questions
didnt mean to be rude
whoops sorry
i apologize for before
sorry i was away
sorry for the typo lol`,
  "who-are-you": `
who are you
are you a human or a machine
r u a bot
what can you do for me
how do you work exactly
are you chatgpt
who built this
whats your name
do you have feelings
are you like a real tutor
is there a person typing this
how old are you
do you sleep`,
  "may-i-ask": `
can i ask you about anything
what kinds of questions do you answer
do you know organic chem too
is it ok if i ask silly questions
what topics do you cover
can you help with lab reports
do you do physics as well
how reliable are you
can i trust your answers
do you make mistakes
is this free
can i upload a picture of my homework
are there limits to how many questions i can ask`,
  "from-zero": `
i want to learn chemistry from scratch
im a total beginner, teach me everything
start from the very basics please
i know absolutely nothing about chem, where do we begin
can you teach me the whole course from the beginning
ive never had chemistry before
missed the whole year, have to catch up on everything
lets start at zero
explain chemistry to me as if i never heard of it`,
  "how-are-you": `
how are you
hows it going
how was your day
whats up
you doing ok?
how do you feel today
hope you are well
sup with you`,
  farewell: `
bye
see you tomorrow
ok im going to bed
gotta go now
thats all for today
im done for tonight
talk to you later
heading out, bye
i need to sleep, good night
i have to leave now
lets stop here for today
gn
nah im off, cya
dinner time, later
catch u tmrw
enough for today
heading off to sleep, see ya
im leaving now
until next time
thats it from me
ok ill stop here
i have to go to practice now, bye
my mom is calling me, bye
signing off`,
  thanks: `
thanks a lot
thank you so much for the help
ok thx
that helped, thanks
ty!!
you saved my grade
that was super clear, thank you
i appreciate it
omg finally i get it thank you
cheers mate
thanks for explaining
great, that makes sense now, thanks
thx for explaining it so well
that was really helpful thank you
thank u very much sir
thanks, ill try that`,
  praise: `
you are awesome
youre the best tutor
good bot
i love this app
this is fun
wow that is cool
youre so patient
best explanation ever
amazing
you explain better than my teacher
u explain really well
youre a lifesaver
this is the best tutor ever
i like how you explain`,
  greeting: `
hi
hello there
good morning
hey tutor
hii im sara
yo
good evening sir
hi im back
hello anyone there
hey its me again`,
  acknowledgement: `
ok
got it
i see
makes sense
alright
ah ok now i understand
sure
fine
lol ok
hm ok
interesting
yeah i get that
cool, understood
aha
right
oh i see now
ah ok thats how
mhm
got you
oh right
yes
k
i think i get it now`,
  privacy: `
do you save what i type here
do you keep what we talk about
is this chat stored somewhere
will my teacher be able to read this
can other people see my questions
is anyone reading along
can i delete this chat
how long do you keep my stuff
i dont want my teacher to know i asked this
do u remember what i said last week`,
  languages: `
could you answer me in hindi please
is there amharic
english is not my first language can we use mine
switch to spanish please
i would rather speak chinese
how do i change the language
can you translate your answers to spanish
do you understand hindi`,
  stop: `
i dont want to do this one anymore
can we leave it
enough questions for now
no more problems please
not in the mood for this now
ill do it later
lets end the quiz
stop asking me questions`,
  "off-subject": `
who won the game yesterday
whats the weather going to be
tell me a joke
do you like pizza
can you write my english essay
whats the capital of france
which phone should i buy
do my math homework
solve x squared plus 2x = 8 for me
who is the president
recommend me a movie
what do you think about football
write a poem about spring
can you play music
translate this into spanish
when was world war two
what should i wear tomorrow
tell me about minecraft
who is your favorite singer
how do i get a girlfriend
did you watch the match last night
my cat is so cute
whats the meaning of life
who invented the telephone
how tall is mount everest
can you order food for me
lets talk about something else
are you married
whats your favorite color
can you help me with my history essay
i got a new puppy
which team is better
will our team win the cup
what do you think of the new iphone
can you book a table for two
im hungry
who painted the mona lisa
do you know any good songs
how much does a car cost
can you do my geography homework
is it going to rain tomorrow
who is going to win the election
what happened in the news today
tell me something funny
do aliens exist
i like your name`,
  wish: `
can you help me
i need help with my homework
where do i even start
i have a question
can we work on something
help me study
i need to learn for a test on buffers
help me with acids and bases
its about gas laws, where should i begin
i dont know where to start with this chapter
can you teach me
i wanna study stoichiometry
what do we do now
lets begin
i have an assignment due tomorrow
can u help me understand this unit
i need some help with redox
can you walk me through this chapter
i missed class, can you help me catch up on acids
i need to understand electrochem by tomorrow
help me get ready for the unit on kinetics
can we go over bonding
i want to work on my homework with you
could you assist me
theres something i dont get in class
i dont know how to begin with redox
how do i get into this topic`,
  stuck: `
i dont know
no clue
i have no idea how to do this
im stuck
i dont get it
i cant do this one
idk what to do next
i dont understand this question
im lost
not sure how to start
beats me
what do i do first
i dont even know which formula to use
cant figure it out
how am i supposed to know that
dont know how to go on`,
  hint: `
give me a hint
just a nudge please
a little hint?
can i get a clue
dont tell me the answer, just a tip
point me in the right direction
only the first step please
what should i look at first, dont solve it
help me start but dont give it away
another hint
one more clue
what comes next, just a hint
give me a small push
help me a bit, but no answer
which formula do i need, dont calculate
what would be the first step
a tip would be nice
how should i begin here, only a hint
nudge me`,
  reveal: `
just tell me the answer
show me the solution
i give up, whats the answer
can you solve it for me
ok show me how its done
tell me already
i want to see the full solution
just give me the result
reveal the answer
stop giving hints and tell me
show all the steps`,
  practice: `
give me a practice problem
another one please
can i have an easier one
something harder
quiz me
lets practice
three more like that
gimme one of those
next question
can we do something easy
test me on naming acids
i want to practice limiting reactants
make me a quiz
ask me something
a few exercises about titration please
one more but with gases
give me a hard one
can i try one myself
same kind again
challenge me
more questions pls
lets do a quick drill on molar mass
mix of everything please
let me try one on my own
i want to do one by myself now
can i have one to do myself
my turn, give me one
ask me a question about bonding
hit me with another
could i get 2 exercises on moles
can you give me some problems to solve
i would like a question about solutions
let me have a go at one
make up a problem for me
start a short quiz
i want more training on this
an easy one on atoms pls
another exercise about heat
could you ask me 5 things about bonding
lets see if i can do one
i need exercises
any more problems like this
now a difficult one
test my knowledge`,
  next: `
what should i learn next
what comes after this topic
which chapter should i study now
what am i weak at
what do you recommend i review
how am i doing
am i ready for the test
what should i practice
what do i need to know before equilibrium
which topics are the most important
whats a good plan for this week
is there anything i should revise
which chapter would you study after this
what should i study next
tell me which topic to learn now
what do you think i should work on
where do i have gaps
what would you suggest i do next
which parts should i repeat before the final
how far am i
what else do i have to learn
what is my weakest topic
make me a study plan
what now, whats the next thing to learn
is it better to learn bonding or moles first`,
  why: `
why did you divide by 2
where does the 22.4 come from
why do we use kelvin here
how did you get 0.25
why is the ratio 3 to 2
whats that number in step 2
why multiply by the molar mass
where did you get that from
how come its negative
why only two significant figures
what is the 96485 for
why that and not the other way round
why do you subtract here
what does the second line mean
why 1/2
how do you know its the limiting one
why do we need the moles first
but why`,
  simpler: `
can you explain that again
i didnt get the second step
say it in simpler words
too long, shorter please
explain like im five
whats that in plain english
i dont understand what you wrote
can you go slower
once more please
that was confusing
summarize it
i still dont get it
can you explain it differently
huh? what do you mean
in short?
step 3 makes no sense to me`,
  check: `
is this right
did i do it correctly
i got 4.5 g, is that ok
check my work please
so its 12?
is it 0.5 mol
my answer is 3.2, correct?
i think its B
so that means its exothermic right
would that be 2.5 then
i calculated 18 and my friend 36, who is right
can you look over my solution
is my equation balanced
where is my mistake
my teacher says 7 but i get 8
so mol per liter is the same as molarity right
heavier atoms are always bigger arent they
isnt the ph doubled then
so if i double the volume the pressure halves
am i right that it loses electrons`,
  correction: `
no i meant grams
sorry i meant carbon dioxide
thats not what i wrote
i said 25 not 52
no its the mass of the solution
wrong, it is in celsius
typo, should be h2so4
i mistyped, 45 g
actually its 3 liters
i meant the other one
not zinc, tin
you misread it, the volume is 2 L
no no the acid
it was supposed to be 0.1 M
i forgot to say its in excess`,
  change: `
and with 5 g
what if its 10 L
now for oxygen
and in mg
what about at 350 K
same thing but with potassium
how many molecules is that
and the other product
and if we double the mass
do it for 2 moles
convert that to ml
what would the mass be
in kelvin please
and how much is left over
now the volume
same with 80 g of water
how much of the other one do i need
and after 3 half lives
what would it be for the second one
and the ph?`,
  idea: `
what is an isotope
what does molarity mean
difference between ionic and covalent
why does ice float
explain le chatelier
what is a mole again
how does a catalyst work
why do atoms get smaller across a period
whats enthalpy in simple terms
what happens to the equilibrium if i add more
when do you use the ideal gas law
can you explain buffers
why is water polar
how do i balance equations
what is oxidation
tell me about hybridization
why isnt it all gone after two half lives
how do you know if something is polar
give me an example of a weak acid`,
  fact: `
boiling point of ethanol
whats the formula of sulfuric acid
name of nacl
is hcl a strong acid
atomic number of iron
is silver chloride soluble
electron configuration of sulfur
which is bigger na or k
charge of the sulfate ion
what color is copper sulfate
oxidation number of mn in kmno4
melting point of gold
how many valence electrons does phosphorus have
density of mercury
is it bigger than sulfur
what group is chlorine in`,
  drawing: `
draw water
lewis structure of co2
show me what ammonia looks like
can you sketch ethane
structure of benzene
draw the lewis dot of pcl3
what shape is sf6
show the molecule
now draw the ion
picture of methane please
why isnt it flat like the first
3d shape of nh3`,
  problem: `
how many moles are in 20 g of naoh
a gas has a volume of 3 l at 2 atm. what is the volume at 1 atm
balance c3h8 + o2 -> co2 + h2o
calculate the ph of 0.02 m hcl
what mass of water forms from 5 g of hydrogen
find the molarity of 10 g nacl in 250 ml
25 ml of acid is titrated with 0.1 m base, what is its concentration
find the empirical formula of a compound with 40 % c
how much heat is needed to warm 50 g of water by 10 degrees
volume of 2 mol of gas at stp
molar mass of glucose
what is the limiting reactant if 5 g of a reacts with 3 g of b
a sample decays with a half life of 8 days, how much is left after 24
density of 30 g in 12 ml
how many grams of co2 come from burning 10 g of methane
calculate delta h for the reaction`,
};
